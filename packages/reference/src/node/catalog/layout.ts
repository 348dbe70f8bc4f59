import type { Catalog } from './resolve-catalog.ts';

/** The roles of a catalog's folders. */
export interface CatalogLayout {
  /** Folders of modules that have pages, sorted. */
  readonly modules: readonly string[];
  /** Folders of examples, with the module or repository that they demonstrate. */
  readonly examples: ReadonlyMap<string, string>;
}

/** Default folders with pages, as far as they exist. */
const COMMON = ['.', 'modules/*', 'modules/*/*', 'services/*/*'];
/** Folders that belong to a module but are not for its callers. */
const BESIDE = /(?:^|\/)(?:examples?|tests?|fixtures?|build|wrappers|autogen)(?:\/|$)/;

/** Sorts the folders with Terraform files into modules with pages, their examples, and the rest. */
export function arrangeFolders(
  folders: readonly string[],
  { repositories, layout, examples }: Pick<Catalog, 'repositories' | 'layout' | 'examples'>,
): CatalogLayout {
  const modules: string[] = [];
  const owners = new Map<string, string>();
  for (const { folder: root } of repositories) {
    const inside = folders.flatMap((path) => toInside(path, root) ?? []);
    const isExample = createMatcher(examples.flatMap((pattern) => [pattern, `**/${pattern}`]));
    const others = inside.filter((path) => !isExample(path));
    const named = createMatcher(layout ?? COMMON);
    const found = others.filter((path) => named(path) && (layout !== undefined || !BESIDE.test(path)));
    const own =
      found.length > 0 || layout !== undefined ? found : others.filter((path) => !BESIDE.test(path));
    modules.push(...own.map((path) => join(root, path)));
    const matches = createMatcher(examples);
    for (const path of inside.filter(isExample)) {
      const owner = [...own, '.']
        .sort((a, b) => b.length - a.length)
        .find((candidate) => matches(toInside(path, candidate) ?? ''));
      if (owner !== undefined) owners.set(join(root, path), join(root, owner));
    }
  }
  return { modules: modules.sort(), examples: owners };
}

/** True for a folder that is not for callers of modules, unless the layout names it. */
export function isLeftOut(path: string, { layout, examples }: Pick<Catalog, 'layout' | 'examples'>): boolean {
  const named = createMatcher([...(layout ?? []), ...examples].flatMap((own) => [own, `**/${own}`]));
  return /(?:^|\/)(?:tests?|fixtures?|wrappers|autogen)(?:\/|$)/.test(path) && !named(path);
}

/** True for an example or a test of a module, whose errors do not affect callers of the module. */
export function isBeside(path: string, { modules, examples }: CatalogLayout): boolean {
  return examples.has(path) || (BESIDE.test(path) && !modules.includes(path));
}

/** Makes a path relative to a folder above it; `.` for the folder itself, `undefined` for one elsewhere. */
export function toInside(path: string, folder: string): string | undefined {
  if (path === folder) return '.';
  if (folder === '.') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

function join(folder: string, path: string): string {
  if (folder === '.') return path;
  return path === '.' ? folder : `${folder}/${path}`;
}

/** `*` matches any name, `**` any path. */
function createMatcher(patterns: readonly string[]): (path: string) => boolean {
  const regExps = patterns.map((pattern) => {
    const parts = pattern.split('/').map((part) => {
      if (part === '**') return '.+';
      return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
    });
    return new RegExp(`^${parts.join('/')}$`);
  });
  return (path) => regExps.some((regExp) => regExp.test(path));
}
