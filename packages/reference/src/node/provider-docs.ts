import type {
  ModuleResource,
  RequiredProvider,
  TerraformModule,
} from '@gruntwork-docs/terraform/model/module.ts';
import {
  compareVersions,
  parseVersionConstraint,
} from '@gruntwork-docs/terraform/model/version-constraint.ts';
import type { ResourceRow, ServiceSectionsView } from '#shared/reference-view.ts';

const REGISTRY = 'https://registry.terraform.io/providers';
/** Provider that is part of Terraform itself and has no page at the registry. */
const BUILT_IN = 'terraform.io/builtin/terraform';
const DEFAULT_NAMESPACE = 'hashicorp';
const FOLDERS = { managed: 'resources', data: 'data-sources', ephemeral: 'ephemeral-resources' } as const;

type Providers = readonly RequiredProvider[];

/** Versions that a module needs, Terraform first, with links to what they are versions of. */
export function createRequirements({
  requiredVersions,
  requiredProviders,
}: Pick<TerraformModule, 'requiredVersions' | 'requiredProviders'>): ServiceSectionsView['requirements'] {
  const terraform = requiredVersions.map((constraint) => ({
    name: 'Terraform or OpenTofu',
    url: 'https://developer.hashicorp.com/terraform/language/expressions/version-constraints',
    constraint,
  }));
  const providers = requiredProviders.map((provider) => ({
    name: provider.source ?? provider.name,
    url: toDocsUrl(provider.name, requiredProviders),
    constraint: provider.versions.join(', '),
  }));
  return [...terraform, ...providers];
}

/** The resources of a module by type, data sources after them. */
export function createResourceRows(
  resources: readonly ModuleResource[],
  providers: Providers,
): ResourceRow[] {
  const rows = new Map<string, { row: ResourceRow; names: string[] }>();
  for (const resource of resources) {
    const { mode, type, name } = resource;
    const key = `${mode}.${type}`;
    const known = rows.get(key);
    if (known !== undefined) known.names.push(name);
    else {
      const names = [name];
      rows.set(key, { names, row: { type, mode, names, url: toResourceUrl(resource, providers) } });
    }
  }
  const order = Object.keys(FOLDERS);
  return [...rows.values()]
    .map(({ row }) => row)
    .sort((a, b) => order.indexOf(a.mode) - order.indexOf(b.mode) || (a.type < b.type ? -1 : 1));
}

function toResourceUrl({ type, mode, provider }: ModuleResource, providers: Providers): string {
  const address = toAddress(provider, providers);
  if (address === BUILT_IN) {
    return type === 'terraform_data'
      ? 'https://developer.hashicorp.com/terraform/language/resources/terraform-data'
      : 'https://developer.hashicorp.com/terraform/language/state/remote-state-data';
  }
  const [, ...name] = type.split('_');
  return `${toDocsUrl(provider, providers)}/${FOLDERS[mode]}/${name.join('_')}`;
}

/** A provider's documentation at the oldest version that a module works with: what it uses is described there. */
function toDocsUrl(name: string, providers: Providers): string {
  const { versions = [] } = providers.find((provider) => provider.name === name) ?? {};
  return `${REGISTRY}/${toAddress(name, providers)}/${findOldestVersion(versions) ?? 'latest'}/docs`;
}

/** The highest of the lower bounds of some constraints, as a whole version; `undefined` when there is none. */
function findOldestVersion(constraints: readonly string[]): string | undefined {
  const bounds = constraints
    .flatMap(parseVersionConstraint)
    .filter(({ operator }) => operator === '>=' || operator === '~>' || operator === '=')
    .sort((a, b) => compareVersions(b.numbers, a.numbers));
  const [highest] = bounds;
  if (highest === undefined) return undefined;
  return [0, 1, 2].map((index) => highest.numbers[index] ?? 0).join('.') + highest.suffix;
}

/** `hashicorp/aws` of the local name `aws`. */
function toAddress(name: string, providers: Providers): string {
  const source = providers.find((provider) => provider.name === name)?.source;
  if (source === undefined) return name === 'terraform' ? BUILT_IN : `${DEFAULT_NAMESPACE}/${name}`;
  return source.replace(/^registry\.(?:terraform\.io|opentofu\.org)\//, '');
}
