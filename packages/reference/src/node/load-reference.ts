import path from 'node:path';
import { routeKey } from '@gruntwork-docs/engine/shared';
import type { Doc, DocsStructure, LoadContext } from '@gruntwork-docs/engine/source';
import { engineKey, hashJson, hashText } from '@gruntwork-docs/engine/source';
import { findDoc, isCurrent, selectGuidePages } from './authored-pages.ts';
import type { CatalogOptions } from './catalog/catalog-options.ts';
import type { CatalogLayout } from './catalog/layout.ts';
import type { Catalog } from './catalog/resolve-catalog.ts';
import { createIndexDocs, createStructure } from './create-index-docs.ts';
import { createExampleDoc, createServiceDoc, type ServiceDocInput } from './create-service-doc.ts';
import { loadCatalog } from './load-catalog.ts';
import { type Compliance, type GuidePages, loadCompliance } from './load-compliance.ts';
import { findModuleLocations } from './locate-modules.ts';
import {
  createModuleGraph,
  isLibraryModule,
  type ModuleGraph,
  type ModuleLocations,
  toModuleAnchor,
} from './module-links.ts';
import type { ModuleError, ModuleRecords } from './read-modules.ts';
import { describeChanges, type PreparedReadme } from './readmes/prepare-readmes.ts';
import { loadReleasePages, type ReleasePages } from './releases/load-release-pages.ts';
import type { SampleModules } from './samples/sample-checker.ts';

/** A site's catalog of Terraform modules, with its documents. */
export interface Reference {
  /** Changes with any data of the catalog that a page can show. */
  readonly hash: string;
  readonly catalog: Catalog;
  readonly layout: CatalogLayout;
  /** Site path for pages about the whole catalog: `/docs/reference`. */
  readonly referencePath: string;
  readonly records: ModuleRecords;
  readonly readmes: ReadonlyMap<string, PreparedReadme>;
  readonly places: ModuleLocations;
  readonly graph: ModuleGraph;
  readonly compliance: Compliance | undefined;
  /** The pages that the compliance data links to, with their titles. */
  readonly guidePages: GuidePages;
  /** Site path of the page that shows the matrix. */
  readonly matrixRoute: string | undefined;
  /** Modules that samples are checked against. */
  readonly samples: SampleModules;
  /** Documents of modules with pages and of examples, and on a catalog-only site a home page and a list. */
  readonly docs: readonly Doc[];
  readonly releases: ReleasePages;
  /** READMEs of library modules without a page, and their link targets: site paths with an anchor. */
  readonly readmeRoutes: ReadonlyMap<string, string>;
  /** Sidebars of a site that has no other pages. */
  readonly structure: DocsStructure | undefined;
  readonly notes: readonly string[];
  /** Errors that the config downgrades to warnings. */
  readonly faults: readonly ModuleError[];
}

/**
 * Loads the catalog of a site that has one. Links to the library and the matrix lead to the Markdown
 * documents that show them. Throws a `BuildError` for every error in it.
 */
export async function loadReference(input: LoadContext, options: CatalogOptions): Promise<Reference> {
  const { siteDir, cache, config, docsPath, docs } = input;
  const isAlone = docs.length === 0;
  const [read, lastUpdated] = await Promise.all([loadCatalog(input, options), input.getLastUpdated()]);
  const { catalog, layout, records, readmes, routes, faults } = read;
  const pages = new Map(docs.filter(isCurrent).map((doc) => [routeKey(doc.route), doc]));
  const compliance = await loadCompliance(siteDir, records, pages);
  const guidePages = selectGuidePages(compliance, pages);
  const library = findDoc(docs, 'ModuleLibrary');
  const matrixRoute = findDoc(docs, 'ComplianceMatrix')?.route;
  const places = findModuleLocations(records, readmes, routes, config, library?.route);
  const graph = createModuleGraph(records, places);
  const releases = await loadReleasePages({
    catalog,
    records,
    places,
    library,
    siteDir,
    cache,
    engineKey,
    config,
    docsPath,
  });
  const common: ServiceDocInput = {
    catalog,
    layout,
    records,
    readmes,
    routes,
    graph,
    config,
    compliance,
    matrixRoute,
    lastUpdated,
    library,
    histories: releases.histories,
    inputChanges: releases.inputChanges,
  };
  const own = [
    ...layout.modules.filter((name) => records.has(name)).map((name) => createServiceDoc(name, common)),
    ...[...layout.examples.keys()]
      .filter((name) => routes.has(name) && records.has(name))
      .map((name) => createExampleDoc(name, common)),
  ];
  const made = isAlone ? [...own, ...createIndexDocs(own, common)] : own;
  return {
    hash: hashText(
      hashJson([catalog, compliance ?? null, releases.views, [...guidePages], [...places], faults]),
      ...[...records].flatMap(([name, { hash }]) => [name, hash]),
    ),
    catalog,
    layout,
    referencePath: `${docsPath}${catalog.route}`,
    records,
    readmes,
    places,
    graph,
    compliance,
    guidePages,
    matrixRoute,
    samples: {
      cacheDir: cache.dir,
      hashes: new Map([...records].map(([name, { hash }]) => [name, hash])),
      origins: catalog.repositories,
    },
    docs: made,
    releases,
    readmeRoutes: new Map(
      [...records.keys()]
        .filter((name) => library !== undefined && isLibraryModule(name) && !routes.has(name))
        .map((name) => [
          path.posix.join(catalog.folder, name, 'README.md'),
          `${library?.route}#${toModuleAnchor(name)}`,
        ]),
    ),
    structure: isAlone ? createStructure(made, common) : undefined,
    notes: describeChanges(readmes),
    faults,
  };
}
