import { formatPlural } from '#shared/engine-messages.ts';
import { formatText } from '#shared/format-text.ts';
import type { PageLink } from '#shared/page-view.ts';
import { applyTrailingSlash } from '#shared/url.ts';
import type { SearchIntegration, SearchPagePlan } from '../index/search/search-integration.ts';
import type { Doc } from '../read/content/doc.ts';
import type { Neighbors } from './neighbors.ts';
import type { PagePlan } from './page/page-plan.ts';
import { planComponentPage } from './page/plan-component-page.ts';
import { createSidebarParts, type PlanContext } from './page/plan-context.ts';
import { createDescriptions, describeItems } from './sidebars/describe-items.ts';
import type { Tag } from './tags.ts';

export interface GeneratedPlansInput {
  readonly context: PlanContext;
  readonly tags: readonly Tag[];
  readonly docs: readonly Doc[];
  readonly neighbors: Neighbors;
  readonly search: SearchIntegration;
  /** Entry pages of other sources, for the 404 page. */
  readonly landings: readonly PageLink[];
  /** The home page's URL is already in use. */
  readonly hasHome: boolean;
  /** Newest first; absent with one version of the documentation. */
  readonly versionNames?: readonly string[];
}

/** Generated pages: tag list and tag pages, category pages, and the 404 page. */
export function createGeneratedPlans(input: GeneratedPlansInput): PagePlan[] {
  const { context, docs, neighbors, versionNames = [] } = input;
  const descriptions = createDescriptions(docs, context.toUrl);
  const lists = [...new Set(input.tags.map(({ list }) => list))];
  const tagPages = [
    ...lists.map((list) => planTagList(list, input)),
    ...input.tags.map((tag) => planTag(tag, input)),
  ];
  const categories = context.sidebars.generatedIndexes.map((index): PagePlan => {
    const route = applyTrailingSlash(index.route, context.config.trailingSlash);
    const description = index.description === undefined ? {} : { description: index.description };
    const items = describeItems(index.category.items, descriptions);
    const plan = planComponentPage('CategoryIndex', route, index.title, { items, ...description }, context);
    const { url } = plan.view;
    const parts = createSidebarParts(url, index.sidebar, context);
    return {
      ...plan,
      view: { ...plan.view, ...description, ...parts, ...neighbors.find(index.sidebar, url) },
    };
  });
  const search = input.search.describePage({ ...context, docs, versionNames });
  return [
    ...planHome(input),
    ...tagPages,
    ...categories,
    ...planSearch(search, context),
    planNotFound(input, search?.route),
  ];
}

function planTagList(list: string, { tags, context }: GeneratedPlansInput): PagePlan {
  const listed = tags.filter((tag) => tag.list === list);
  const links = listed.map((tag) => ({
    label: tag.label,
    url: context.toUrl(tag.route),
    count: tag.docs.length,
  }));
  const plan = planComponentPage('TagList', list, context.texts.tags, { tags: links }, context);
  const description = formatText(context.texts.tagsDescription, { siteTitle: context.config.title });
  return {
    ...plan,
    view: { ...plan.view, kind: 'tags', description },
  };
}

function planTag(tag: Tag, { context }: GeneratedPlansInput): PagePlan {
  const docs = tag.docs.map((doc) => ({
    label: doc.title,
    url: context.toUrl(doc.route),
    ...(doc.frontmatter.description !== undefined && { description: doc.frontmatter.description }),
  }));
  const { texts } = context;
  const nDocsTagged = formatPlural(texts, 'docsTagged', docs.length);
  const title = formatText(texts.tagTitle, { nDocsTagged, tagName: tag.label });
  const about = tag.description === undefined ? {} : { description: tag.description };
  const description = tag.description ?? formatText(texts.tagDescription, { tagName: tag.label });
  const plan = planComponentPage(
    'TagPage',
    tag.route,
    title,
    { tag: tag.label, allTagsUrl: context.toUrl(tag.list), docs, ...about },
    context,
  );
  return { ...plan, view: { ...plan.view, kind: 'tag', description } };
}

/** A site without a home page gets one that lists the items of its first sidebar. */
function planHome({ docs, context, hasHome }: GeneratedPlansInput): PagePlan[] {
  if (hasHome) return [];
  const [tree = []] = context.sidebars.trees.values();
  const items = describeItems(tree, createDescriptions(docs, context.toUrl));
  const { title, tagline } = context.config;
  const description = tagline === '' ? {} : { description: tagline };
  const plan = planComponentPage(
    'CategoryIndex',
    context.homeRoute,
    title,
    { items, ...description },
    context,
  );
  return [{ ...plan, view: { ...plan.view, ...description } }];
}

function planSearch(search: SearchPagePlan | undefined, context: PlanContext): PagePlan[] {
  if (search === undefined) return [];
  const plan = planComponentPage('SearchPage', search.route, search.title, search.props, context);
  return [{ ...plan, view: { ...plan.view, kind: 'search', noIndex: true } }];
}

function planNotFound(
  { docs, context, landings }: GeneratedPlansInput,
  searchRoute: string | undefined,
): PagePlan {
  const links = docs
    .filter(
      (doc) =>
        doc.isIndex &&
        doc.folders.length <= 1 &&
        !doc.frontmatter.unlisted &&
        doc.route !== context.homeRoute,
    )
    .map((doc) => ({ label: doc.title, url: context.toUrl(doc.route) }));
  const { root, homeRoute, texts, toUrl } = context;
  const search = searchRoute === undefined ? {} : { searchUrl: toUrl(searchRoute) };
  const props = { homeUrl: toUrl(homeRoute), links: [...links, ...landings], nameFiles: 0, ...search };
  const plan = planComponentPage('NotFound', `${root}/404`, texts.notFoundTitle, props, context);
  return {
    ...plan,
    output: `${root}/404.html`.slice(1),
    view: { ...plan.view, kind: 'not-found', noIndex: true },
  };
}
