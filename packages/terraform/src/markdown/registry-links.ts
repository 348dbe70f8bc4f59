import type { ModuleCall, ModuleResource, RequiredProvider, TerraformModule } from '../model/module.ts';
import { parseModuleSource } from '../model/sources.ts';
import { compareVersions, parseVersionConstraint } from '../model/version-constraint.ts';

const REGISTRY = 'https://registry.terraform.io';
const LANGUAGE = 'https://developer.hashicorp.com/terraform/language';
const TERRAFORM_DATA = `${LANGUAGE}/resources/terraform-data`;
const REMOTE_STATE = `${LANGUAGE}/state/remote-state-data`;
const FOLDERS = { managed: 'resources', data: 'data-sources', ephemeral: 'ephemeral-resources' } as const;

/** A provider as a module refers to it; `versions` are its constraints. */
type NamedProvider = Pick<RequiredProvider, 'name' | 'source'> & Partial<Pick<RequiredProvider, 'versions'>>;

/**
 * Returns the registry page of a provider, at the oldest version that a module supports: it describes what
 * the module uses. Undefined for providers of another registry or of Terraform itself.
 */
export function providerUrl({ name, source, versions = [] }: NamedProvider): string | undefined {
  if (isBuiltIn(name, source)) return undefined;
  const address = (source ?? `hashicorp/${name}`).replace(/^registry\.(?:terraform\.io|opentofu\.org)\//, '');
  const version = findOldestVersion(versions) ?? 'latest';
  return /^[\w-]+\/[\w-]+$/.test(address) ? `${REGISTRY}/providers/${address}/${version}` : undefined;
}

function isBuiltIn(name: string, source: string | undefined): boolean {
  return source === undefined ? name === 'terraform' : source === 'terraform.io/builtin/terraform';
}

/** Returns the highest lower bound among constraints, as a full version; `undefined` when there is none. */
function findOldestVersion(constraints: readonly string[]): string | undefined {
  const bounds = constraints
    .flatMap(parseVersionConstraint)
    .filter(({ operator }) => operator === '>=' || operator === '~>' || operator === '=')
    .sort((a, b) => compareVersions(b.numbers, a.numbers));
  const [highest] = bounds;
  if (highest === undefined) return undefined;
  return [0, 1, 2].map((index) => highest.numbers[index] ?? 0).join('.') + highest.suffix;
}

/** Returns the registry documentation of a resource or data source. */
export function resourceUrl(
  { type, mode, provider }: ModuleResource,
  { requiredProviders }: Pick<TerraformModule, 'requiredProviders'>,
): string | undefined {
  const declared: NamedProvider = requiredProviders.find(({ name }) => name === provider) ?? {
    name: provider,
  };
  if (isBuiltIn(provider, declared.source)) return type === 'terraform_data' ? TERRAFORM_DATA : REMOTE_STATE;
  const url = providerUrl(declared);
  const [, ...name] = type.split('_');
  return url === undefined ? undefined : `${url}/docs/${FOLDERS[mode]}/${name.join('_')}`;
}

/** Returns the page of a called module: at the registry, or its repository. */
export function moduleUrl({ source, version }: Pick<ModuleCall, 'source' | 'version'>): string | undefined {
  const parsed = parseModuleSource(source);
  if (parsed.kind === 'registry' && parsed.host === undefined) {
    const exact = /^=?\s*(\d+\.\d+\.\d+)$/.exec(version ?? '')?.[1] ?? 'latest';
    const submodule = /^modules\/([\w-]+)$/.exec(parsed.submodule ?? '')?.[1];
    const page = `${REGISTRY}/modules/${parsed.address}/${exact}`;
    return submodule === undefined ? page : `${page}/submodules/${submodule}`;
  }
  if (parsed.kind !== 'git') return undefined;
  const place = parsed.url
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^(?=github\.com\/)/, 'https://');
  return /^https:\/\/[\w./~-]+$/.test(place) ? place.replace(/\.git$/, '') : undefined;
}
