import type { LastUpdated, PageLink, PageView } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { outputFile } from '#shared/url.ts';
import type { Doc } from '../read/content/doc.ts';
import type { Neighbors } from './neighbors.ts';
import type { PagePlan } from './page/page-plan.ts';
import { createPlainView, createSidebarParts, type PlanContext, toAbsolute } from './page/plan-context.ts';
import { createTagLinks, type Tag } from './tags.ts';

export interface DocPlannerInput {
  readonly tags: readonly Tag[];
  readonly lastUpdated: ReadonlyMap<string, LastUpdated>;
  readonly docs: readonly Doc[];
  readonly neighbors: Neighbors;
  /** Maps a sidebar name from a document's frontmatter to the site-wide name. */
  readonly nameSidebar: (name: string) => string;
}

/** Creates the planner for documents, each with its sidebar, neighbors, tags and date of the last change. */
export function createDocPlanner(context: PlanContext, input: DocPlannerInput): (doc: Doc) => PagePlan {
  const { tags, lastUpdated, docs, neighbors, nameSidebar } = input;
  const { config, sidebars, toUrl } = context;
  const tagsByRoute = new Map(tags.map((tag) => [tag.route, tag]));
  const toLink = (id: string | null): PageLink | undefined => {
    const other =
      id === null ? undefined : docs.find((candidate) => candidate.kind === 'doc' && candidate.id === id);
    return other && neighbors.relabel({ label: other.sidebarLabel, url: toUrl(other.route) });
  };
  return (doc) => {
    const listed = doc.kind === 'doc' ? sidebars.sidebarOfDoc.get(doc.id) : undefined;
    const parent = listed === undefined ? doc.parent : undefined;
    const placed = listed ?? (parent && sidebars.sidebarOfDoc.get(parent.id));
    const wanted = doc.sidebar ? nameSidebar(doc.sidebar) : undefined;
    const sidebar = doc.sidebar === undefined ? placed : wanted;
    const found = neighbors.find(sidebar, toUrl(doc.route));
    const { previous, next } = doc.pager ?? {};
    const before = previous === undefined ? found.previous : toLink(previous);
    const after = next === undefined ? found.next : toLink(next);
    const near = { ...(before && { previous: before }), ...(after && { next: after }) };
    const tagLinks = createTagLinks(doc, tagsByRoute, config, toUrl);
    const updated = doc.frontmatter.last_update ?? lastUpdated.get(doc.source.file);
    return planDoc({ doc, sidebar, parent, near, context, updated, tagLinks });
  };
}

interface PlanDocInput {
  readonly doc: Doc;
  readonly sidebar: string | undefined;
  /** The document whose position in the sidebar this one shares. */
  readonly parent: Doc['parent'];
  readonly near: { readonly previous?: PageLink; readonly next?: PageLink };
  readonly context: PlanContext;
  readonly updated: { readonly date?: string | undefined; readonly author?: string | undefined } | undefined;
  readonly tagLinks: PageView['tags'];
}

function planDoc({ doc, sidebar, parent, near, context, updated, tagLinks }: PlanDocInput): PagePlan {
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
    // A home page has a heading in its text; a page with a frame from a source does not.
    hideTitle: frontmatter.hide_title || (isHome && doc.frame === undefined && doc.keepsTitle !== true),
    hideToc: frontmatter.hide_table_of_contents || isPage,
    ...createSidebarParts(parent === undefined ? base.url : context.toUrl(parent.route), sidebar, context),
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

/** The parts of it that the site displays. */
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
