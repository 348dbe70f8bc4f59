import path from 'node:path';
import { hashJson, hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import type { Doc } from '@gruntwork-docs/engine/node/content/doc.ts';
import { engineKey } from '@gruntwork-docs/engine/node/engine-key.ts';
import { BuildError } from '@gruntwork-docs/engine/node/errors/build-error.ts';
import type { DocsStructure, LoadContext } from '@gruntwork-docs/engine/node/sources/page-source.ts';
import { routeKey } from '@gruntwork-docs/engine/shared/url.ts';
import type { CatalogOptions } from './catalog/catalog-options.ts';
import { findRegistryAddresses, nameRoots } from './catalog/find-registry-addresses.ts';
import { arrangeFolders, type CatalogLayout, isLeftOut } from './catalog/layout.ts';
import { type Catalog, resolveCatalog } from './catalog/resolve-catalog.ts';
import { createIndexDocs, createStructure } from './create-index-docs.ts';
import { createExampleDoc, createServiceDoc, type ServiceDocInput } from './create-service-doc.ts';
import { findModuleFolders } from './find-module-folders.ts';
import { type Compliance, type GuidePages, loadCompliance, splitGuide } from './load-compliance.ts';
import {
  createModuleGraph,
  isLibraryModule,
  type ModulePlaces,
  type ModuleGraph,
  toModuleAnchor,
} from './module-links.ts';
import { createRoutes, findPlaces } from './place-modules.ts';
import { type ModuleFault, type ModuleRecords, readModules } from './read-modules.ts';
import {
  describeChanges,
  type PreparedReadme,
  prepareReadmes,
  selectReadmes,
} from './readmes/prepare-readmes.ts';
import { readRootReadme } from './readmes/read-root-readme.ts';
import { loadReleasePages, type ReleasePages } from './releases/load-release-pages.ts';
import type { SampleModules } from './samples/sample-checker.ts';

/** A site's catalog of Terraform modules, and the documents that are made of it. */
export interface Reference {
  /** Changes with anything that any page may show of the catalog. */
  readonly hash: string;
  readonly catalog: Catalog;
  readonly layout: CatalogLayout;
  /** Site path of what belongs to the catalog as a whole: `/docs/reference`. */
  readonly referencePath: string;
  readonly records: ModuleRecords;
  readonly readmes: ReadonlyMap<string, PreparedReadme>;
  readonly places: ModulePlaces;
  readonly graph: ModuleGraph;
  readonly compliance: Compliance | undefined;
  /** The pages that the compliance data leads to, with their titles. */
  readonly guidePages: GuidePages;
  /** Site path of the page that shows the matrix. */
  readonly matrixRoute: string | undefined;
  /** What samples are checked against. */
  readonly samples: SampleModules;
  /** A document for each module with a page, for examples, and on a site of its own a home page and a list. */
  readonly docs: readonly Doc[];
  readonly releases: ReleasePages;
  /** READMEs of library modules without a page, and the site paths, with anchor, that links to them lead to. */
  readonly readmeRoutes: ReadonlyMap<string, string>;
  /** Sidebars of a site that has no other pages. */
  readonly structure: DocsStructure | undefined;
  readonly notes: readonly string[];
  /** Faults that the config lets pass. */
  readonly faults: readonly ModuleFault[];
}

/**
 * Loads the catalog of a site that has one. Of the written documents, those that show the library and the
 * matrix are where links lead. Throws `BuildError`s for all that is wrong with it.
 */
export async function loadReference(input: LoadContext, options: CatalogOptions): Promise<Reference> {
  const { siteDir, cacheDir, config, docsPath, docs } = input;
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
  const cacheFile = path.join(cacheDir, 'catalog.kept');
  const leftOut = new Set(all.filter((own) => !folders.includes(own)).map((own) => own.path));
  const [read, lastUpdated] = await Promise.all([
    readModules({
      siteDir,
      folder,
      folders,
      isLeftOut: (own) => leftOut.has(own),
      isExample: (own) => layout.examples.has(own),
      isStrict: options.onFaultyModules === 'throw',
      cacheFile,
      engineKey,
    }),
    input.getLastUpdated(),
  ]);
  const { faults } = read;
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
    cacheFile: path.join(cacheDir, 'readmes.kept'),
    engineKey,
  });
  const pages = new Map(docs.filter(isCurrent).map((doc) => [routeKey(doc.route), doc]));
  const compliance = await loadCompliance(siteDir, records, pages);
  const guidePages = selectGuidePages(compliance, pages);
  const library = findDoc(docs, 'ModuleLibrary');
  const matrixRoute = findDoc(docs, 'ComplianceMatrix')?.route;
  const places = findPlaces(records, readmes, routes, config, library?.route);
  const graph = createModuleGraph(records, places);
  const releases = await loadReleasePages({
    catalog,
    records,
    places,
    library,
    siteDir,
    cacheDir,
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
      file: cacheFile,
      hashes: new Map([...records].map(([name, { hash }]) => [name, hash])),
      origins: catalog.repositories,
    },
    docs: made,
    releases,
    readmeRoutes: new Map(
      [...records.keys()]
        .filter((name) => library !== undefined && isLibraryModule(name) && !routes.has(name))
        .map((name) => [
          path.posix.join(folder, name, 'README.md'),
          `${library?.route}#${toModuleAnchor(name)}`,
        ]),
    ),
    structure: isAlone ? createStructure(made, common) : undefined,
    notes: describeChanges(readmes),
    faults: options.onFaultyModules === 'ignore' ? [] : faults,
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

/** The document that uses a component; released versions and translations are not where links lead. */
function findDoc(docs: readonly Doc[], component: string): Doc | undefined {
  const use = new RegExp(`^<${component}[\\s/>]`, 'm');
  return docs.find((doc) => doc.format === 'mdx' && isCurrent(doc) && use.test(doc.source.text));
}

function isCurrent({ version, locale }: Doc): boolean {
  return version === undefined && locale === undefined;
}

/** Only the pages that the compliance data names: the title of another one changes nothing here. */
function selectGuidePages(compliance: Compliance | undefined, pages: GuidePages): GuidePages {
  const guides = compliance?.recommendations.flatMap(({ guide }) => guide ?? []) ?? [];
  return new Map(
    guides.flatMap((guide) => {
      const { page } = splitGuide(guide);
      const found = pages.get(page);
      return found === undefined ? [] : [[page, { title: found.title, route: found.route }] as const];
    }),
  );
}
