import type {
  ModuleResource,
  RequiredProvider,
  TerraformModule,
} from '@gruntwork-docs/terraform/model/module.ts';
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
    url: `${REGISTRY}/${toAddress(provider.name, requiredProviders)}/latest/docs`,
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
  return `${REGISTRY}/${address}/latest/docs/${FOLDERS[mode]}/${name.join('_')}`;
}

/** `hashicorp/aws` of the local name `aws`. */
function toAddress(name: string, providers: Providers): string {
  const source = providers.find((provider) => provider.name === name)?.source;
  if (source === undefined) return name === 'terraform' ? BUILT_IN : `${DEFAULT_NAMESPACE}/${name}`;
  return source.replace(/^registry\.(?:terraform\.io|opentofu\.org)\//, '');
}
