import path from 'node:path';
import type { Severity } from '@gruntwork-docs/engine/shared';
import type { LoadContext } from '@gruntwork-docs/engine/source';
import { BuildError, engineKey } from '@gruntwork-docs/engine/source';
import type { CatalogOptions } from './catalog/catalog-options.ts';
import { findRegistryAddresses, nameRoots } from './catalog/find-registry-addresses.ts';
import { arrangeFolders, type CatalogLayout, isBeside, isLeftOut } from './catalog/layout.ts';
import { type Catalog, resolveCatalog } from './catalog/resolve-catalog.ts';
import { findModuleFolders } from './find-module-folders.ts';
import { createRoutes } from './locate-modules.ts';
import { type ModuleError, type ModuleRecords, readModules } from './read-modules.ts';
import { type PreparedReadme, prepareReadmes, selectReadmes } from './readmes/prepare-readmes.ts';
import { readRootReadme } from './readmes/read-root-readme.ts';

/** The contents of a catalog's files, before pages are created from them. */
export interface LoadedCatalog {
  readonly catalog: Catalog;
  readonly layout: CatalogLayout;
  readonly records: ModuleRecords;
  readonly readmes: ReadonlyMap<string, PreparedReadme>;
  /** Site paths of the folders that have pages. */
  readonly routes: ReadonlyMap<string, string>;
  /** Errors that the config downgrades to warnings. */
  readonly faults: readonly ModuleError[];
}

/** Reads the modules and READMEs of a site's catalog, and assigns their routes. */
export async function loadCatalog(input: LoadContext, options: CatalogOptions): Promise<LoadedCatalog> {
  const { siteDir, cache, config, docsPath, docs } = input;
  const isAlone = docs.length === 0;
  const resolved = await resolveCatalog(siteDir, options);
  const { folder } = resolved;
  const all = findModuleFolders(path.join(siteDir, folder));
  const folders = all.filter((own) => !isLeftOut(own.path, resolved));
  const layout = arrangeFolders(
    folders.map((own) => own.path),
    resolved,
  );
  if (layout.modules.length === 0) throw createEmptyError(folder, all.length, options);
  const leftOut = new Set(all.filter((own) => !folders.includes(own)).map((own) => own.path));
  const severityOf = (own: string): Severity =>
    isBeside(own, layout) ? config.onFaultySamples : options.onFaultyModules;
  const read = await readModules({
    siteDir,
    folder,
    folders,
    isLeftOut: (own) => leftOut.has(own),
    isExample: (own) => layout.examples.has(own),
    isStrict: (own) => severityOf(own) === 'throw',
    cache,
    engineKey,
  });
  const records = nameRoots(read.records, resolved);
  const rootReadme = records.has('.') ? undefined : await readRootReadme(path.join(siteDir, folder));
  const written = selectReadmes(records, layout, isAlone ? rootReadme : undefined);
  const catalog = findRegistryAddresses(resolved, written);
  const routes = createRoutes(layout, records, catalog, { config, docsPath, isAlone });
  const readmes = await prepareReadmes({
    siteDir,
    catalog,
    readmes: written,
    routes,
    cache,
    engineKey,
  });
  return {
    catalog,
    layout,
    records,
    readmes,
    routes,
    faults: read.faults.filter((fault) => severityOf(fault.path) !== 'ignore'),
  };
}

function createEmptyError(folder: string, found: number, { layout }: CatalogOptions): BuildError {
  if (found === 0) {
    return new BuildError(`\`${folder}\` holds no Terraform modules`, {
      file: folder,
      hint: 'Name a folder with `.tf` files in it, or in the folders below it.',
    });
  }
  const named = layout === undefined ? '' : ` \`${layout.join('`, `')}\``;
  return new BuildError(
    `none of the ${found} folders with Terraform files in \`${folder}\` matches the layout${named}`,
    {
      file: folder,
      hint: 'Name the folders of modules in `catalog.layout` of `site.config.ts`: `*` is any name, `**` any path.',
    },
  );
}
