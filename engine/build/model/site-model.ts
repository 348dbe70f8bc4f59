import { createNeighbours, createTreeIndex, type TreeIndex } from '#shared/page-tree.ts';
import type { LastUpdated, PageLink, PageView, SiteView } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { outputFile, routeKey, splitUrl, withBase } from '#shared/url.ts';
import { hashJson } from '../cache/hash.ts';
import type { Doc } from '../content/doc.ts';
import type { LoadedSidebars } from '../content/sidebar-config.ts';
import { createGeneratedPlans } from './generated-plans.ts';
import type { PagePlan } from './page-plan.ts';
import { createPlainView, createSidebarParts, type PlanContext, toAbsolute } from './plan-context.ts';
import { type ResolvedSidebars, resolveSidebars } from './resolve-sidebars.ts';
import { createSiteView } from './site-view.ts';
import { collectTags, createTagLinks, type Tag } from './tags.ts';

export interface SiteModelInput {
  readonly config: SiteConfig;
  readonly docs: readonly Doc[];
  readonly sidebars: LoadedSidebars;
  readonly lastUpdated: ReadonlyMap<string, LastUpdated>;
  /** Site paths of the static files. */
  readonly staticFiles: ReadonlySet<string>;
}

/** A sidebar that is too long for every page to repeat, as a file of its own. */
export interface SidebarFragment {
  readonly name: string;
  readonly index: TreeIndex;
  /** Site path of the file. */
  readonly path: string;
}

export interface SiteModel {
  readonly site: SiteView;
  readonly pages: readonly PagePlan[];
  readonly fragments: readonly SidebarFragment[];
  readonly sidebars: ResolvedSidebars;
  readonly tags: readonly Tag[];
}

/** Builds the page list and everything that is derived from it; pure but for the errors it throws. */
export function createSiteModel(input: SiteModelInput): SiteModel {
  const { config, docs } = input;
  const published = new Map(docs.map((doc) => [routeKey(doc.route), doc.route]));
  const toUrl = (target: string): string => {
    const { path, query, hash } = splitUrl(target);
    return withBase(config.baseUrl, published.get(routeKey(path)) ?? path) + query + hash;
  };
  const sidebars = resolveSidebars({
    sidebars: input.sidebars.sidebars,
    file: input.sidebars.file ?? 'content/docs',
    docs,
    toUrl,
  });
  const trees = new Map([...sidebars.trees].map(([name, tree]) => [name, createTreeIndex(tree)]));
  const fragments = [...trees].map(([name, index]): SidebarFragment => {
    return { name, index, path: `/assets/sidebars/${name}.${hashJson(index.tree).slice(0, 8)}.htm` };
  });
  const fragmentUrls = new Map(fragments.map(({ name, path }) => [name, withBase(config.baseUrl, path)]));
  const tags = collectTags(docs, config);
  const context: PlanContext = { config, toUrl, sidebars, fragmentUrls, trees };
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
  const site = createSiteView({ config, docs, sidebarOfDoc, toUrl, hasTags, staticFiles: input.staticFiles });
  const generated = createGeneratedPlans({ context, tags, docs });
  return { site, pages: [...pages, ...generated], fragments, sidebars, tags };
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
  const { showLastUpdate, tableOfContents } = config.docs;
  const isHome = doc.route === '/';
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
    ...(showLastUpdate && !isPage && updated !== undefined && { lastUpdated: toLastUpdated(updated) }),
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

function toLastUpdated(updated: NonNullable<PlanDocInput['updated']>): LastUpdated {
  const { date, author } = updated;
  return { ...(date !== undefined && { date }), ...(author !== undefined && { author }) };
}
