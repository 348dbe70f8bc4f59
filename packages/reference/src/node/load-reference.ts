import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashJson, hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import type { Doc } from '@gruntwork-docs/engine/node/content/doc.ts';
import { engineKey } from '@gruntwork-docs/engine/node/engine-key.ts';
import { BuildError } from '@gruntwork-docs/engine/node/errors/build-error.ts';
import type { LoadContext } from '@gruntwork-docs/engine/node/sources/page-source.ts';
import { routeKey, withBase } from '@gruntwork-docs/engine/shared/url.ts';
import { createReleaseDocs, listChangeUrls } from './create-release-docs.ts';
import { createServiceDoc, toServiceRoute, toServiceTitle } from './create-service-doc.ts';
import { type Compliance, type GuidePages, loadCompliance, splitGuide } from './load-compliance.ts';
import { loadReleases } from './load-releases.ts';
import {
  createModuleGraph,
  isLibraryModule,
  isService,
  type ModuleGraph,
  type ModulePlace,
  type ModulePlaces,
  toModuleAnchor,
} from './module-links.ts';
import { CATALOG_FOLDER, type ModuleRecords, readModules } from './read-modules.ts';
import type { SampleModules } from './samples/sample-checker.ts';

/** A site's catalog of Terraform modules, and the documents that are made of it. */
export interface Reference {
  /** Changes with anything that any page may show of the catalog. */
  readonly hash: string;
  readonly version: string;
  /** Site path of the documentation that the catalog belongs to: `/docs`. */
  readonly docsPath: string;
  readonly records: ModuleRecords;
  readonly places: ModulePlaces;
  readonly graph: ModuleGraph;
  readonly compliance: Compliance | undefined;
  /** The pages that the compliance data leads to, with their titles. */
  readonly guidePages: GuidePages;
  /** Site path of the page that shows the matrix. */
  readonly matrixRoute: string | undefined;
  /** What samples are checked against. */
  readonly samples: SampleModules;
  /** A document for each service. */
  readonly docs: readonly Doc[];
  /** Documents of what releases changed. */
  readonly releaseDocs: readonly Doc[];
  /** READMEs of library modules and the site paths, with anchor, that links to them lead to. */
  readonly readmeRoutes: ReadonlyMap<string, string>;
}

const VERSION_FILE = 'version';

/**
 * Loads the catalog of a site; `undefined` without one. Of the written documents, those that show the library and the
 * matrix are where links lead. Throws `BuildError`s for all that is wrong with it.
 */
export async function loadReference(input: LoadContext): Promise<Reference | undefined> {
  const { siteDir, cacheDir, config, docsPath, docs } = input;
  if (!existsSync(path.join(siteDir, CATALOG_FOLDER))) return undefined;
  const cacheFile = path.join(cacheDir, 'catalog.kept');
  const [records, version, lastUpdated] = await Promise.all([
    readModules({ siteDir, cacheFile, engineKey }),
    readVersion(siteDir),
    input.getLastUpdated(),
  ]);
  const written = new Map(docs.filter(isCurrent).map((doc) => [routeKey(doc.route), doc]));
  const compliance = await loadCompliance(siteDir, records, written);
  const guidePages = selectGuidePages(compliance, written);
  const libraryRoute = findRoute(docs, 'ModuleLibrary');
  const matrixRoute = findRoute(docs, 'ComplianceMatrix');
  const places = findPlaces(records, input, libraryRoute);
  const graph = createModuleGraph(records, places);
  const releases = await loadReleases({
    siteDir,
    cacheFile: path.join(cacheDir, 'releases.kept'),
    engineKey,
    version,
    records,
    toLink: (name) => places.get(name)?.url?.replace(config.baseUrl, '/'),
  });
  const changes = listChangeUrls(releases, { config, docsPath });
  const common = {
    changes,
    records,
    graph,
    version,
    config,
    docsPath,
    compliance,
    matrixRoute,
    lastUpdated,
  };
  const services = [...records.keys()].filter(isService);
  return {
    hash: hashText(
      version,
      hashJson(compliance ?? null),
      hashJson(releases),
      hashJson([...guidePages]),
      hashJson([...places]),
      ...[...records].flatMap(([name, { hash }]) => [name, hash]),
    ),
    version,
    docsPath,
    records,
    places,
    graph,
    compliance,
    guidePages,
    matrixRoute,
    samples: { file: cacheFile, hashes: new Map([...records].map(([name, { hash }]) => [name, hash])) },
    docs: services.map((name) => createServiceDoc(name, common)),
    releaseDocs: createReleaseDocs(releases, { config, docsPath }),
    readmeRoutes: new Map(
      libraryRoute === undefined
        ? []
        : [...records.keys()]
            .filter(isLibraryModule)
            .map((name) => [
              `${CATALOG_FOLDER}/${name}/README.md`,
              `${libraryRoute}#${toModuleAnchor(name)}`,
            ]),
    ),
  };
}

async function readVersion(siteDir: string): Promise<string> {
  const file = `${CATALOG_FOLDER}/${VERSION_FILE}`;
  const text = await readFile(path.join(siteDir, file), 'utf8').catch(() => undefined);
  const version = text?.trim() ?? '';
  if (/^v\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) return version;
  const message = text === undefined ? `\`${file}\` does not exist` : `\`${version}\` is not a release`;
  throw new BuildError(message, {
    file,
    hint: 'Write the tag of the catalog’s release into it, for example `v1.2.3`.',
  });
}

/** The document that uses a component; released versions and translations are not where links lead. */
function findRoute(docs: readonly Doc[], component: string): string | undefined {
  const use = new RegExp(`^<${component}[\\s/>]`, 'm');
  return docs.find((doc) => doc.format === 'mdx' && isCurrent(doc) && use.test(doc.source.text))?.route;
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

function findPlaces(
  records: ModuleRecords,
  { config, docsPath }: Pick<LoadContext, 'config' | 'docsPath'>,
  libraryRoute: string | undefined,
): Map<string, ModulePlace> {
  const places = new Map<string, ModulePlace>();
  const toUrl = (route: string): string => withBase(config.baseUrl, route);
  for (const [name, { module }] of records) {
    if (isService(name))
      places.set(name, { label: toServiceTitle(module), url: toUrl(toServiceRoute(name, docsPath, config)) });
    else if (isLibraryModule(name)) {
      const url = libraryRoute === undefined ? undefined : toUrl(`${libraryRoute}#${toModuleAnchor(name)}`);
      places.set(name, { label: module.name, url });
    }
  }
  return places;
}
