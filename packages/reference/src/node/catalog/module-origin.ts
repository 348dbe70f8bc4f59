import { posix } from 'node:path';
import { catalogSourceOf } from '@gruntwork-docs/terraform/model';
import { type Catalog, type CatalogRepository, findRepository } from './resolve-catalog.ts';

/** URLs of a module outside the site. Plain data: it is sent to a worker. */
export interface ModuleOrigin {
  /** The module's site-relative folder. */
  readonly folder: string;
  /** URL of the module's folder at the release; absent if the repository is unknown. */
  readonly treeUrl?: string;
  /** URL prefix of the module's files. */
  readonly fileUrl?: string;
  /** Separator between the URL of a file and a line number. */
  readonly lineMark: string;
  /** URL of the release notes. */
  readonly releaseUrl?: string;
  /** Address in calls, without a version. */
  readonly source: string;
  /** The release that calls pin. */
  readonly version?: string;
}

/** URL patterns of a repository host. */
interface HostUrls {
  readonly tree: string;
  readonly file: string;
  readonly line: string;
  readonly release: string | undefined;
}

const GITHUB: HostUrls = { tree: 'tree', file: 'blob', line: '#L', release: 'releases/tag' };
const GITLAB: HostUrls = { tree: '-/tree', file: '-/blob', line: '#L', release: '-/releases' };
const BITBUCKET: HostUrls = { tree: 'src', file: 'src', line: '#lines-', release: undefined };

function toHostUrls(host: string): HostUrls {
  if (/gitlab/i.test(host)) return GITLAB;
  return /bitbucket/i.test(host) ? BITBUCKET : GITHUB;
}

/** Creates the location of a module of the catalog for readers and in calls. */
export function createModuleOrigin(
  path: string,
  catalog: Pick<Catalog, 'folder' | 'repositories'>,
): ModuleOrigin {
  const own = findRepository(catalog, path);
  const source = (own && catalogSourceOf(path, own)) ?? (path === '.' ? './' : `./${path}`);
  const { version } = own ?? {};
  const treeUrl = own && toFolderUrl(path, own, 'tree');
  const fileUrl = own && toFolderUrl(path, own, 'file');
  const release = own && toReleaseUrl(own);
  return {
    folder: posix.join(catalog.folder, path),
    ...(treeUrl !== undefined && { treeUrl }),
    ...(fileUrl !== undefined && { fileUrl: `${fileUrl}/` }),
    lineMark: toHostUrls(own?.host ?? '').line,
    ...(release !== undefined && { releaseUrl: release }),
    source,
    ...(version !== undefined && { version }),
  };
}

/** Returns the URL of a folder or file at its release; `undefined` if the repository is unknown. */
export function toFolderUrl(path: string, own: CatalogRepository, kind: 'tree' | 'file'): string | undefined {
  const { host, repository, ref, folder, subfolder } = own;
  if (host === undefined || repository === undefined) return undefined;
  const inside = path === folder ? '' : folder === '.' ? path : path.slice(folder.length + 1);
  const parts = [subfolder, inside].filter(Boolean).join('/');
  const start = `https://${host}/${repository}/${toHostUrls(host)[kind]}/${ref ?? 'HEAD'}`;
  return parts === '' ? start : `${start}/${parts.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the URL of the release notes of a repository. */
export function toReleaseUrl({ host, repository, version }: CatalogRepository): string | undefined {
  const release = toHostUrls(host ?? '').release;
  if (host === undefined || repository === undefined || version === undefined || release === undefined)
    return undefined;
  return `https://${host}/${repository}/${release}/${version}`;
}
