import type { ModuleCall, ModuleResource, RequiredProvider, TerraformModule } from '../model/module.ts';
import { parseModuleSource } from '../model/sources.ts';

const REGISTRY = 'https://registry.terraform.io';
const FOLDERS = { managed: 'resources', data: 'data-sources', ephemeral: 'ephemeral-resources' } as const;

/** Page of a provider at the registry; undefined for one of another registry or of Terraform itself. */
export function providerUrl({ name, source }: Pick<RequiredProvider, 'name' | 'source'>): string | undefined {
  if (source === undefined && name === 'terraform') return undefined;
  const address = (source ?? `hashicorp/${name}`).replace(/^registry\.(?:terraform\.io|opentofu\.org)\//, '');
  return /^[\w-]+\/[\w-]+$/.test(address) ? `${REGISTRY}/providers/${address}/latest` : undefined;
}

/** Documentation of a resource or data source at the registry. */
export function resourceUrl(
  { type, mode, provider }: ModuleResource,
  { requiredProviders }: Pick<TerraformModule, 'requiredProviders'>,
): string | undefined {
  const declared = requiredProviders.find(({ name }) => name === provider);
  const url = providerUrl(declared ?? { name: provider });
  const [, ...name] = type.split('_');
  return url === undefined ? undefined : `${url}/docs/${FOLDERS[mode]}/${name.join('_')}`;
}

/** Page of a called module: at the registry, or its repository. */
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
