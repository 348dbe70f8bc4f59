import { splitNumberPrefix } from '@gruntwork-docs/engine/source';

export interface DocPathInput {
  /** Path relative to the docs folder: `guides/02-vpc.md`. */
  readonly relative: string;
  readonly id: string | undefined;
  readonly slug: string | undefined;
  /** True when numbers at the beginning of names order the files and are not part of their names. */
  readonly takesNumbers: boolean;
}

/** Id and route of a document, from its file and its frontmatter. */
export interface DocPath {
  /** Path of folders and name, without numbers. */
  readonly id: string;
  /** URL path relative to the documentation: `/guides/vpc`, `/guides/` for an index. */
  readonly slug: string;
  /** Folder names on disk. */
  readonly rawFolders: readonly string[];
  readonly folders: readonly string[];
  /** File name with extension. */
  readonly fileName: string;
  /** Name without number and extension. */
  readonly name: string;
  readonly isIndex: boolean;
  /** Number before the name of the file. */
  readonly order: number | undefined;
}

/** Resolves id and URL: `index`, `readme` and a file named like its folder get the folder's URL. */
export function resolveDocPath({ relative, id, slug, takesNumbers }: DocPathInput): DocPath {
  const rawFolders = relative.split('/');
  const fileName = rawFolders.pop() ?? '';
  const rawName = fileName.replace(/\.mdx?$/, '');
  const split = takesNumbers ? splitNumberPrefix(rawName) : { order: undefined, name: rawName };
  const folders = takesNumbers ? rawFolders.map((part) => splitNumberPrefix(part).name) : rawFolders;
  const own = id ?? split.name;
  const isIndex = isIndexName(rawName, rawFolders.at(-1));
  return {
    id: [...folders, own].join('/'),
    slug: createSlug({ slug, folders, own, isIndex }),
    rawFolders,
    folders,
    fileName,
    name: split.name,
    isIndex,
    order: split.order,
  };
}

/** True for the index file of a folder. */
export function isIndexName(name: string, folder: string | undefined): boolean {
  const lower = name.toLowerCase();
  return lower === 'index' || lower === 'readme' || lower === folder?.toLowerCase();
}

interface SlugInput {
  readonly slug: string | undefined;
  readonly folders: readonly string[];
  readonly own: string;
  readonly isIndex: boolean;
}

function createSlug({ slug, folders, own, isIndex }: SlugInput): string {
  if (slug?.startsWith('/')) return slug;
  const folder = folders.length === 0 ? '/' : `/${folders.join('/')}/`;
  if ((slug === undefined || slug === '') && isIndex) return folder;
  return resolveBelow(folder, slug === undefined || slug === '' ? own : slug);
}

/** Resolves a relative URL below a folder; `..` goes up. Other characters of a name stay unchanged. */
function resolveBelow(folder: string, target: string): string {
  const parts = folder.split('/').filter(Boolean);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return `/${parts.join('/')}${target.endsWith('/') && parts.length > 0 ? '/' : ''}`;
}

/** Joins parts of a site path with single slashes; keeps the trailing slash of the last part. */
export function joinRoute(...parts: readonly string[]): string {
  const joined = `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
  const given = parts.filter((part) => part !== '').at(-1) ?? '/';
  return joined.length > 1 && !given.endsWith('/') ? joined.replace(/\/$/, '') : joined;
}
