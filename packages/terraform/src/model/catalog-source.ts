import { parseModuleSource } from './sources.ts';
import { admitsVersion } from './version-constraint.ts';

/** How modules of a repository are called from elsewhere. */
export interface CatalogOrigin {
  /** Folder of the repository inside the catalog; `.` when it is the catalog itself. */
  readonly folder: string;
  /** Address of the repository without a module's folder: `git::https://github.com/owner/name.git`. */
  readonly source?: string | undefined;
  /** Folder that the catalog has inside of the repository; absent: none. */
  readonly subfolder?: string | undefined;
  /** Address at a registry: `owner/name/aws`. It is preferred. */
  readonly registryAddress?: string | undefined;
  /** The release that the files are of. */
  readonly version?: string | undefined;
}

/** A source address that leads into a catalog. */
export interface CatalogSource {
  /** The module's folder inside the catalog; `.` for the catalog itself. */
  readonly path: string;
  readonly kind: 'git' | 'registry';
  readonly ref: string | undefined;
}

/** Source address of a module of a catalog, without a version; `undefined` when it can only be called from beside it. */
export function catalogSourceOf(path: string, origin: CatalogOrigin): string | undefined {
  const inside = toInside(path, origin.folder);
  const join = (address: string, folder: string): string =>
    folder === '' ? address : `${address}//${folder}`;
  if (origin.registryAddress !== undefined) return join(origin.registryAddress, inside);
  if (origin.source === undefined) return undefined;
  return join(origin.source, [origin.subfolder, inside].filter(Boolean).join('/'));
}

/** Where a module is called from, read from the address that calls have: `catalogSourceOf` gives the address back. */
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

/** Reads an address into one of the repositories of a catalog; undefined when it leads elsewhere. */
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

/** Whether a call with a version constraint may get the release that the files are of; yes when either is not known. */
export function mayMeanRelease(constraint: string | undefined, version: string | undefined): boolean {
  return constraint === undefined || version === undefined || admitsVersion(constraint, version, 'module');
}

/** `github.com/owner/name` of all the ways in which the address of a repository is written. */
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
