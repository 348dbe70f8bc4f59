import { chooseMessages, type TextCatalogues } from '#shared/engine-messages.ts';
import { createTreeIndex, type TreeIndex } from '#shared/page-tree.ts';
import type { LastUpdated, PageView, SiteView } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { applyTrailingSlash, routeKey, splitUrl, withBase } from '#shared/url.ts';
import type { VersionRecord } from '#shared/version-view.ts';
import type { ImageSize } from '../files/measure-image.ts';
import type { SearchIntegration } from '../index/search/search-integration.ts';
import type { Doc } from '../read/content/doc.ts';
import type { LoadedSidebars } from '../read/content/sidebar-config.ts';
import type { SiteLocale } from '../read/locales/site-locale.ts';
import type { LoadedSource } from '../read/sources/load-sources.ts';
import { createGeneratedPlans } from './generated-plans.ts';
import { createNeighbors } from './neighbors.ts';
import type { PagePlan } from './page/page-plan.ts';
import type { PlanContext } from './page/plan-context.ts';
import { hashTree } from './page/sidebar-key.ts';
import { createDocPlanner } from './plan-doc.ts';
import { type ResolvedSidebars, resolveSidebars } from './sidebars/resolve-sidebars.ts';
import { createSiteView } from './site-view.ts';
import { collectTags, type Tag, tagsRoute } from './tags.ts';

export interface SiteModelInput {
  readonly config: SiteConfig;
  /** The theme's message catalogs. */
  readonly texts: TextCatalogues;
  readonly search: SearchIntegration;
  readonly docs: readonly Doc[];
  readonly sidebars: LoadedSidebars;
  /** Maps a document's name for a sidebar to its name in `sidebars`. */
  readonly nameSidebar?: (name: string) => string;
  /** Documents that are published once for all versions and languages; absent: those among `docs`. */
  readonly sharedDocs?: readonly Doc[];
  /** Sources with pages besides the documents. */
  readonly sources?: readonly LoadedSource[];
  readonly lastUpdated: ReadonlyMap<string, LastUpdated>;
  /** Site paths of the static files. */
  readonly staticFiles: ReadonlySet<string>;
  /** The size of the picture at a site path; absent: sizes are unknown. */
  readonly measure?: (sitePath: string) => ImageSize | undefined;
  /** Documents for links of the navbar, the nearest first; absent: `docs`. */
  readonly linkTargets?: readonly Doc[];
  /** The locale to model; absent: the default one. */
  readonly locale?: SiteLocale;
  /** Site paths of redirects. */
  readonly redirected?: ReadonlySet<string>;
  /** Names of all versions of the documentation, if there are several. */
  readonly versionNames?: readonly string[];
}

/** A separate file for a sidebar that is too long to repeat on every page. */
export interface SidebarFragment {
  readonly name: string;
  readonly index: TreeIndex;
  /** Site path of the file. */
  readonly path: string;
  /** Locale of its texts. */
  readonly lang: string;
}

export interface SiteModel {
  readonly site: SiteView;
  readonly pages: readonly PagePlan[];
  readonly fragments: readonly SidebarFragment[];
  readonly sidebars: ResolvedSidebars;
  readonly tags: readonly Tag[];
  /** Views of the site that some pages show instead of the default one, by `siteVariant`; absent: none. */
  readonly sites?: ReadonlyMap<string, SiteView>;
  /** The versions of the documentation, newest first; absent on a site without documents. */
  readonly versions?: readonly VersionRecord[];
}

/** Builds the page list and all derived data; pure except for the errors it throws. */
export function createSiteModel(input: SiteModelInput): SiteModel {
  const { config, docs } = input;
  const root = input.locale?.root ?? '';
  const lang = input.locale?.name ?? config.i18n.defaultLocale;
  const homeRoute = applyTrailingSlash(`${root}/`, config.trailingSlash);
  const targets = input.linkTargets ?? docs;
  const published = new Map<string, string>();
  const noteRoutes = (found: readonly { readonly route: string }[]): void => {
    for (const { route } of found) published.set(routeKey(route), route);
  };
  noteRoutes([...targets, ...docs, { route: homeRoute }]);
  const toUrl = createToUrl(config, root, published);
  const sidebars = resolveSidebars({
    linkRules: config.linkAttributes,
    sidebars: input.sidebars.sidebars,
    file: input.sidebars.file ?? 'content/docs',
    docs,
    sharedDocs: input.sharedDocs ?? [],
    toUrl,
  });
  const trees = new Map([...sidebars.trees].map(([name, tree]) => [name, createTreeIndex(tree)]));
  const fragments = [...trees].map(([name, index]): SidebarFragment => {
    return { name, index, path: `/assets/sidebars/${name}.${hashTree(index).slice(0, 8)}.htm`, lang };
  });
  const fragmentUrls = new Map(fragments.map(({ name, path }) => [name, withBase(config.baseUrl, path)]));
  const tags = collectTags(docs, config);
  const texts = chooseMessages(input.texts, lang);
  const context: PlanContext = { config, toUrl, root, homeRoute, texts, sidebars, fragmentUrls, trees };
  const neighbors = createNeighbors(sidebars.trees, docs, toUrl);
  const { lastUpdated, nameSidebar = (name: string) => name } = input;
  const pages = docs.map(createDocPlanner(context, { tags, lastUpdated, docs, neighbors, nameSidebar }));
  const planned = (input.sources ?? []).flatMap(({ source, data }) => source.plan?.(data, context) ?? []);
  const feeds = planned.flatMap((plan) => plan.feeds ?? []);
  const ofSources = planned.flatMap((own) => own.pages);
  // The chrome of every page may link to these as well.
  noteRoutes(ofSources);
  const site = createSiteView({
    config,
    docs: targets,
    sidebarOfDoc: sidebars.sidebarOfDoc,
    trees: sidebars.trees,
    toUrl,
    hasTags: tags.some(({ list }) => list === tagsRoute(config)),
    search: input.search,
    staticFiles: input.staticFiles,
    ...(input.measure && { measure: input.measure }),
    ...(input.versionNames && { versionNames: input.versionNames }),
    ...(input.locale && { locale: input.locale }),
  });
  const generated = createGeneratedPlans({
    context,
    tags,
    docs,
    neighbors,
    search: input.search,
    landings: planned.flatMap((plan) => plan.landings ?? []),
    hasHome:
      [...docs, ...ofSources].some(({ route }) => route === homeRoute) ||
      input.redirected?.has(homeRoute) === true ||
      input.staticFiles.has(`${homeRoute}index.html`),
    ...(input.versionNames && { versionNames: input.versionNames }),
  });
  return {
    site,
    pages: [
      ...[...pages, ...generated].map((plan) => (plan.route === homeRoute ? addFeeds(plan, feeds) : plan)),
      ...planned.flatMap((own) => own.pages.map((plan) => addFeeds(plan, own.feeds ?? []))),
    ],
    fragments,
    sidebars,
    tags,
  };
}

/** Site path to URL, with the trailing slash that the published page has. */
function createToUrl(
  config: SiteConfig,
  root: string,
  published: ReadonlyMap<string, string>,
): (target: string) => string {
  return (target) => {
    const { path, query, hash } = splitUrl(target);
    // A path of the default locale resolves to the same page of this one.
    const route = published.get(routeKey(root + path)) ?? published.get(routeKey(path)) ?? path;
    return withBase(config.baseUrl, route) + query + hash;
  };
}

/** Pages of a source announce its feeds, the home page all feeds. */
function addFeeds(plan: PagePlan, feeds: NonNullable<PageView['feeds']>): PagePlan {
  return feeds.length === 0 ? plan : { ...plan, view: { ...plan.view, feeds } };
}
