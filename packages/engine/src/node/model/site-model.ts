import { findTexts, type TextCatalogues } from '#shared/engine-texts.ts';
import { createNeighbours, createTreeIndex, type TreeIndex } from '#shared/page-tree.ts';
import type { LastUpdated, PageLink, PageView, SiteView } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { applyTrailingSlash, outputFile, routeKey, splitUrl, withBase } from '#shared/url.ts';
import type { VersionRecord } from '#shared/version-view.ts';
import { hashJson } from '../cache/hash.ts';
import type { Doc } from '../content/doc.ts';
import type { LoadedSidebars } from '../content/sidebar-config.ts';
import type { SiteLocale } from '../locales/site-locale.ts';
import type { SearchProvider } from '../search/search-provider.ts';
import type { LoadedSource } from '../sources/load-sources.ts';
import { createGeneratedPlans } from './generated-plans.ts';
import type { PagePlan } from './page-plan.ts';
import { createPlainView, createSidebarParts, type PlanContext, toAbsolute } from './plan-context.ts';
import { type ResolvedSidebars, resolveSidebars } from './resolve-sidebars.ts';
import { createSiteView } from './site-view.ts';
import { collectTags, createTagLinks, type Tag } from './tags.ts';

export interface SiteModelInput {
  readonly config: SiteConfig;
  /** The theme's catalogues. */
  readonly texts: TextCatalogues;
  readonly search: SearchProvider;
  readonly docs: readonly Doc[];
  readonly sidebars: LoadedSidebars;
  /** Documents that are published once, whatever version and language is modelled; absent: those among `docs`. */
  readonly sharedDocs?: readonly Doc[];
  /** Sources with pages beside the documents. */
  readonly sources?: readonly LoadedSource[];
  readonly lastUpdated: ReadonlyMap<string, LastUpdated>;
  /** Site paths of the static files. */
  readonly staticFiles: ReadonlySet<string>;
  /** Documents that the navbar may name, the nearest first; absent: `docs`. */
  readonly linkTargets?: readonly Doc[];
  /** The locale to model; absent: the default one. */
  readonly locale?: SiteLocale;
  /** Names of all versions of the documentation, when there are several. */
  readonly versionNames?: readonly string[];
}

/** A sidebar that is too long for every page to repeat, as a file of its own. */
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
  /** Views of the site that some pages show in place of its own, by `siteVariant`; absent: none. */
  readonly sites?: ReadonlyMap<string, SiteView>;
  /** The versions of the documentation, newest first; absent on a site without documents. */
  readonly versions?: readonly VersionRecord[];
}

/** Builds the page list and everything that is derived from it; pure but for the errors it throws. */
export function createSiteModel(input: SiteModelInput): SiteModel {
  const { config, docs } = input;
  const targets = input.linkTargets ?? docs;
  const published = new Map([...targets, ...docs].map((doc) => [routeKey(doc.route), doc.route]));
  const root = input.locale?.root ?? '';
  const lang = input.locale?.name ?? config.i18n.defaultLocale;
  const homeRoute = applyTrailingSlash(`${root}/`, config.trailingSlash);
  published.set(routeKey(homeRoute), homeRoute);
  const toUrl = (target: string): string => {
    const { path, query, hash } = splitUrl(target);
    // A path of the default locale leads to the same page of this one.
    const route = published.get(routeKey(root + path)) ?? published.get(routeKey(path)) ?? path;
    return withBase(config.baseUrl, route) + query + hash;
  };
  const sidebars = resolveSidebars({
    privateRepositories: config.privateRepositories,
    sidebars: input.sidebars.sidebars,
    file: input.sidebars.file ?? 'content/docs',
    docs,
    sharedDocs: input.sharedDocs ?? [],
    toUrl,
  });
  const trees = new Map([...sidebars.trees].map(([name, tree]) => [name, createTreeIndex(tree)]));
  const fragments = [...trees].map(([name, index]): SidebarFragment => {
    return { name, index, path: `/assets/sidebars/${name}.${hashJson(index.tree).slice(0, 8)}.htm`, lang };
  });
  const fragmentUrls = new Map(fragments.map(({ name, path }) => [name, withBase(config.baseUrl, path)]));
  const tags = collectTags(docs, config);
  const texts = findTexts(input.texts, lang);
  const context: PlanContext = { config, toUrl, root, homeRoute, texts, sidebars, fragmentUrls, trees };
  const neighbours = new Map([...sidebars.trees].map(([name, tree]) => [name, createNeighbours(tree)]));
  const tagsByRoute = new Map(tags.map((tag) => [tag.route, tag]));
  const pages = docs.map((doc): PagePlan => {
    const sidebar = doc.kind === 'doc' ? sidebars.sidebarOfDoc.get(doc.id) : undefined;
    const near = sidebar === undefined ? undefined : neighbours.get(sidebar)?.get(routeKey(toUrl(doc.route)));
    const tagLinks = createTagLinks(doc, tagsByRoute, config, toUrl);
    const updated = doc.frontmatter.last_update ?? input.lastUpdated.get(doc.source.file);
    return planDoc({ doc, sidebar, near, context, updated, tagLinks });
  });
  const hasTags = tags.length > 0;
  const { sidebarOfDoc } = sidebars;
  const planned = (input.sources ?? []).flatMap(({ source, data }) => source.plan?.(data, context) ?? []);
  const feeds = planned.flatMap((plan) => plan.feeds ?? []);
  const site = createSiteView({
    config,
    docs: targets,
    sidebarOfDoc,
    toUrl,
    hasTags,
    search: input.search,
    staticFiles: input.staticFiles,
    ...(input.versionNames && { versionNames: input.versionNames }),
    ...(input.locale && { locale: input.locale }),
  });
  const generated = createGeneratedPlans({
    context,
    tags,
    docs,
    search: input.search,
    landings: planned.flatMap((plan) => plan.landings ?? []),
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

/** Pages of a source announce its feeds, the home page those of all sources. */
function addFeeds(plan: PagePlan, feeds: NonNullable<PageView['feeds']>): PagePlan {
  return feeds.length === 0 ? plan : { ...plan, view: { ...plan.view, feeds } };
}

interface PlanDocInput {
  readonly doc: Doc;
  readonly sidebar: string | undefined;
  readonly near: { readonly previous?: PageLink; readonly next?: PageLink } | undefined;
  readonly context: PlanContext;
  readonly updated: { readonly date?: string | undefined; readonly author?: string | undefined } | undefined;
  readonly tagLinks: PageView['tags'];
}

function planDoc({ doc, sidebar, near, context, updated, tagLinks }: PlanDocInput): PagePlan {
  const { config } = context;
  const { frontmatter } = doc;
  const { tableOfContents } = config.docs;
  const isHome = doc.route === context.homeRoute;
  const isPage = doc.kind === 'page';
  const base = createPlainView(doc.route, doc.title, context);
  const view: PageView = {
    ...base,
    kind: doc.kind,
    titleHtml: doc.titleHtml,
    ...(frontmatter.description !== undefined && { description: frontmatter.description }),
    keywords: frontmatter.keywords,
    ...(frontmatter.image !== undefined && { image: toAbsolute(frontmatter.image, config) }),
    noIndex: config.noIndex || frontmatter.unlisted || frontmatter.draft,
    unlisted: frontmatter.unlisted,
    hideTitle: frontmatter.hide_title || isHome,
    hideToc: frontmatter.hide_table_of_contents || isPage,
    ...createSidebarParts(base.url, sidebar, context),
    ...near,
    tags: tagLinks,
    ...createEditUrl(doc, config),
    ...(doc.formats !== undefined && { formats: doc.formats }),
    ...(!isPage && updated !== undefined && createLastUpdated(updated, config)),
  };
  return {
    key: doc.source.file,
    route: doc.route,
    output: outputFile(doc.route),
    body: { type: 'doc', doc },
    view,
    tocLevels: {
      min: frontmatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel,
      max: frontmatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel,
    },
  };
}

function createEditUrl(doc: Doc, config: SiteConfig): { editUrl?: string } {
  const own = doc.frontmatter.custom_edit_url;
  if (own === null) return {};
  if (own !== undefined) return { editUrl: own };
  const { editUrl } = config.docs;
  if (editUrl === undefined || doc.kind === 'page') return {};
  return { editUrl: `${editUrl.replace(/\/$/, '')}/${doc.source.file}` };
}

/** As much of it as the site shows. */
function createLastUpdated(
  { date, author }: NonNullable<PlanDocInput['updated']>,
  { docs }: SiteConfig,
): { lastUpdated?: LastUpdated } {
  const shown = {
    ...(docs.showLastUpdateTime && date !== undefined && { date }),
    ...(docs.showLastUpdateAuthor && author !== undefined && { author }),
  };
  return Object.keys(shown).length > 0 ? { lastUpdated: shown } : {};
}
