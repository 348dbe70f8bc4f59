import { parseModuleSource } from './sources.ts';
import { admitsVersion } from './version-constraint.ts';

/** Origin of modules for calls from other repositories. */
export interface CatalogOrigin {
  /** Folder of the repository inside the catalog; `.` when it is the catalog itself. */
  readonly folder: string;
  /** Source address of the repository without a module's folder: `git::https://github.com/owner/name.git`. */
  readonly source?: string | undefined;
  /** Folder of the catalog inside the repository; absent: none. */
  readonly subfolder?: string | undefined;
  /** Registry address, `owner/name/aws`, which takes precedence. */
  readonly registryAddress?: string | undefined;
  /** Release of the files. */
  readonly version?: string | undefined;
}

/** A source address in a catalog. */
export interface CatalogSource {
  /** The module's folder inside the catalog; `.` for the catalog itself. */
  readonly path: string;
  readonly kind: 'git' | 'registry';
  readonly ref: string | undefined;
}

/**
 * Returns the source address of a catalog module, without a version; `undefined` when it can only be called
 * by a local path.
 */
export function catalogSourceOf(path: string, origin: CatalogOrigin): string | undefined {
  const inside = toInside(path, origin.folder);
  const join = (address: string, folder: string): string =>
    folder === '' ? address : `${address}//${folder}`;
  if (origin.registryAddress !== undefined) return join(origin.registryAddress, inside);
  if (origin.source === undefined) return undefined;
  return join(origin.source, [origin.subfolder, inside].filter(Boolean).join('/'));
}

/**
 * Derives a module's origin from the source address of calls: `catalogSourceOf` returns the address again.
 */
export function originOf(path: string, address: string, version?: string): CatalogOrigin {
  const source = parseModuleSource(address);
  const release = version === undefined ? {} : { version };
  if (source.kind !== 'git' && source.kind !== 'registry') return { folder: path, ...release };
  const { submodule = '' } = source;
  const repository = submodule === '' ? address : address.slice(0, -submodule.length - '//'.length);
  const isInside = submodule === path || submodule.endsWith(`/${path}`);
  const subfolder = isInside ? submodule.slice(0, -path.length).replace(/\/$/, '') : submodule;
  return {
    folder: isInside ? '.' : path,
    ...(source.kind === 'git' ? { source: repository } : { registryAddress: repository }),
    ...(subfolder !== '' && { subfolder }),
    ...release,
  };
}

/** Parses a source address in one of a catalog's repositories; undefined when it refers to another one. */
export function parseCatalogSource(
  address: string,
  origins: readonly CatalogOrigin[],
): CatalogSource | undefined {
  const source = parseModuleSource(address);
  if (source.kind === 'registry') {
    const found = origins.find(({ registryAddress }) => {
      const own = registryAddress === undefined ? undefined : parseModuleSource(registryAddress);
      return own?.kind === 'registry' && own.address === source.address && own.host === source.host;
    });
    if (found === undefined) return undefined;
    return { path: toPath(source.submodule ?? '', found.folder), kind: 'registry', ref: undefined };
  }
  if (source.kind !== 'git') return undefined;
  const place = normalizeGitUrl(source.url);
  for (const { source: own, folder, subfolder = '' } of origins) {
    const parsed = own === undefined ? undefined : parseModuleSource(own);
    if (parsed?.kind !== 'git' || normalizeGitUrl(parsed.url) !== place) continue;
    const inside = (source.submodule ?? '').replace(/\/+$/, '');
    if (subfolder !== '' && !`${inside}/`.startsWith(`${subfolder}/`)) continue;
    const rest = subfolder === '' ? inside : inside.slice(subfolder.length + 1);
    return { path: toPath(rest, folder), kind: 'git', ref: source.ref };
  }
  return undefined;
}

/** Whether a version constraint allows the release of the files; true when either is unknown. */
export function mayMeanRelease(constraint: string | undefined, version: string | undefined): boolean {
  return constraint === undefined || version === undefined || admitsVersion(constraint, version, 'module');
}

/** Normalizes all forms of a repository's address to `github.com/owner/name`. */
function normalizeGitUrl(url: string): string {
  return url
    .replace(/\.git\/?$/, '')
    .replace(/^[a-z+]+:\/\//, '')
    .replace(/^[\w.-]+@/, '')
    .replace(/^([\w.-]+(?::\d+)?):(?!\d+\/)/, '$1/')
    .toLowerCase();
}

function toInside(path: string, folder: string): string {
  if (path === folder) return '';
  return folder === '.' ? path : path.slice(folder.length + 1);
}

function toPath(inside: string, folder: string): string {
  const own = inside.replace(/\/+$/, '');
  if (own === '') return folder;
  return folder === '.' ? own : `${folder}/${own}`;
}
