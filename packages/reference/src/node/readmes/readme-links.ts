import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { isExternalUrl, splitUrl, tryDecodePath } from '@gruntwork-docs/engine/shared';
import { toInside } from '../catalog/layout.ts';
import { toFolderUrl } from '../catalog/module-origin.ts';
import { type Catalog, findRepository } from '../catalog/resolve-catalog.ts';
import { SECTION_IDS } from '../section-ids.ts';
import type { ReadmeLinks } from './rewrite-html.ts';

export interface ReadmeLinksInput {
  readonly siteDir: string;
  readonly catalog: Pick<Catalog, 'folder' | 'repositories'>;
  /** Folder of the README inside the catalog. */
  readonly folder: string;
  /** Site paths of the folders that have pages. */
  readonly routes: ReadonlyMap<string, string>;
  readonly note: (what: string) => void;
  /** Called with each file that was looked up, as a path inside the catalog, and whether it exists. */
  readonly onLook: (file: string, isThere: boolean) => void;
}

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
/** Ids of rows in terraform-docs output, mapped to anchors on the page. */
const GENERATED: Readonly<Record<string, (name: string) => string>> = {
  input: (name) => `#input-${name}`,
  output: (name) => `#output-${name}`,
  requirement: () => '#requirements',
  provider: () => '#requirements',
  module: () => '#modules',
  resource: () => '#resources',
};

/** Resolves the addresses in a README to pages of the site, or else to the repository at its release. */
export function createReadmeLinks(input: ReadmeLinksInput): ReadmeLinks {
  const { siteDir, catalog, folder, routes, note, onLook } = input;
  const repository = findRepository(catalog, folder);
  const root = repository?.folder ?? '.';

  const look = (file: string): 'file' | 'folder' | undefined => {
    const full = path.join(siteDir, catalog.folder, file);
    const isThere = existsSync(full);
    onLook(file, isThere);
    if (!isThere) return undefined;
    return statSync(full).isDirectory() ? 'folder' : 'file';
  };

  /** Returns the path of an address inside the catalog; `undefined` outside this repository. */
  const locate = (target: string): string | undefined => {
    const decoded = tryDecodePath(target);
    const joined = decoded.startsWith('/')
      ? path.posix.join(root, decoded)
      : path.posix.join(folder, decoded);
    const found = path.posix.normalize(joined).replace(/(?<=.)\/+$/, '');
    return found.startsWith('..') || toInside(found, root) === undefined ? undefined : found;
  };

  const resolvePath = (target: string): string | undefined => {
    const found = locate(target);
    if (found === undefined) return undefined;
    const page = routes.get(found) ?? routes.get(path.posix.dirname(found).replace(/^$/, '.'));
    const isOwn = routes.has(found) || /(?:^|\/)readme\.md$/i.test(found);
    if (page !== undefined && isOwn) return page;
    const kind = look(found);
    if (kind === undefined || repository === undefined) return undefined;
    return toFolderUrl(found, repository, kind === 'folder' ? 'tree' : 'file');
  };

  return {
    note,
    resolveLink(address) {
      const anchor = /^#(input|output|requirement|provider|module|resource)_(.*)$/.exec(address);
      if (SECTION_IDS.some((id) => address === `#${id[0]?.toUpperCase()}${id.slice(1)}`))
        return address.toLowerCase();
      if (anchor !== null) return GENERATED[anchor[1] ?? '']?.(anchor[2] ?? '') ?? address;
      const own = isExternalUrl(address) ? findOwnPath(address, repository) : undefined;
      if (isExternalUrl(address) && own === undefined) return address;
      const { path: target, query, hash } = splitUrl(own ?? address);
      if (target === '') return address;
      const page = own === undefined ? resolvePath(target) : routes.get(locate(target) ?? '');
      return page === undefined ? address : page + query + hash;
    },
    resolveImage(address) {
      const own = isExternalUrl(address) ? findOwnPath(address, repository) : undefined;
      if (isExternalUrl(address) && own === undefined) return undefined;
      const { path: target } = splitUrl(own ?? address);
      const found = locate(target);
      if (found === undefined || !IMAGE.test(target) || found.split('/').some((part) => part.startsWith('.')))
        return undefined;
      if (look(found) !== 'file') return undefined;
      return target.startsWith('/') ? path.posix.relative(folder, found) : target;
    },
  };
}

/** Returns `/modules/a` for a link to the repository's own folder at its host, on any branch. */
function findOwnPath(
  address: string,
  repository: Catalog['repositories'][number] | undefined,
): string | undefined {
  const { host, repository: name } = repository ?? {};
  if (host === undefined || name === undefined) return undefined;
  const raw = `https://raw.githubusercontent.com/${name}/`;
  if (host === 'github.com' && address.startsWith(raw))
    return address.slice(raw.length).replace(/^[^/]+/, '');
  const start = `https://${host}/${name}/`;
  if (!address.toLowerCase().startsWith(start.toLowerCase())) return undefined;
  const match = /^(?:-\/)?(?:tree|blob|src)\/[^/]+\/(.+)$/.exec(address.slice(start.length));
  return match === null ? undefined : `/${match[1]}`;
}
