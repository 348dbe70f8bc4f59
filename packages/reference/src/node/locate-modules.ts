import { applyTrailingSlash, withBase } from '@gruntwork-docs/engine/shared';
import type { LoadContext } from '@gruntwork-docs/engine/source';
import { resolveRoute } from '@gruntwork-docs/engine/source';
import type { CatalogLayout } from './catalog/layout.ts';
import type { Catalog } from './catalog/resolve-catalog.ts';
import { INDEX } from './create-index-docs.ts';
import { toServiceTitle } from './create-service-doc.ts';
import { isLibraryModule, type ModuleLocations, toModuleAnchor } from './module-links.ts';
import type { ModuleRecords } from './read-modules.ts';
import type { PreparedReadme } from './readmes/prepare-readmes.ts';

/** Locates each module: its page, or its row on the library's page. */
export function findModuleLocations(
  records: ModuleRecords,
  readmes: ReadonlyMap<string, PreparedReadme>,
  routes: ReadonlyMap<string, string>,
  { baseUrl }: LoadContext['config'],
  libraryRoute: string | undefined,
): ModuleLocations {
  return new Map(
    [...records].flatMap(([name, { module }]) => {
      const route = routes.get(name);
      const isLibrary = isLibraryModule(name);
      if (route !== undefined) {
        // A part of the library uses the name from its calls.
        const label = isLibrary ? module.name : toServiceTitle(module, readmes.get(name)?.text ?? '');
        return [[name, { label, url: withBase(baseUrl, route) }] as const];
      }
      if (!isLibrary) return [];
      const row = libraryRoute === undefined ? undefined : `${libraryRoute}#${toModuleAnchor(name)}`;
      return [[name, { label: module.name, url: row && withBase(baseUrl, row) }] as const];
    }),
  );
}

/** Assigns site paths to the folders that have pages. Throws a `BuildError` for an invalid folder name. */
export function createRoutes(
  { modules, examples }: CatalogLayout,
  records: ModuleRecords,
  { folder, route, repositories }: Catalog,
  { config, docsPath, isAlone }: Pick<LoadContext, 'config' | 'docsPath'> & { readonly isAlone: boolean },
): Map<string, string> {
  const roots = new Set(repositories.map(({ folder }) => folder));
  // An example of a whole repository has a page; an example of a module is shown on the module's page.
  const own = [...examples].filter(([, owner]) => roots.has(owner)).map(([name]) => name);
  const names = [...modules, ...own].filter((name) => records.has(name));
  const toRoute = (name: string): string => {
    const base = `${docsPath}${route}`;
    if (name === '.') return applyTrailingSlash(`${base}/`, config.trailingSlash);
    const isAbove = names.some((other) => other.startsWith(`${name}/`));
    const below = `${name}${isAbove ? '/' : ''}`;
    const source = { file: `${folder}/${name}`, text: '' };
    return applyTrailingSlash(resolveRoute(base, below, undefined, source), config.trailingSlash);
  };
  const extra = isAlone ? ['.', INDEX] : [];
  return new Map([...new Set([...names, ...extra])].map((name) => [name, toRoute(name)]));
}
