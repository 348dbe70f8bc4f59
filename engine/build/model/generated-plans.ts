import type { GeneratedPageName, GeneratedPages } from '#shared/generated-pages.ts';
import { applyTrailingSlash, outputFile } from '#shared/url.ts';
import type { Doc } from '../content/doc.ts';
import { toTitleHtml } from '../content/title.ts';
import type { PagePlan } from './page-plan.ts';
import { createPlainView, createSidebarParts, type PlanContext } from './plan-context.ts';
import { type Tag, tagsRoute } from './tags.ts';

export interface GeneratedPlansInput {
  readonly context: PlanContext;
  readonly tags: readonly Tag[];
  readonly docs: readonly Doc[];
}

const NO_TOC = { min: 2, max: 3 };

/** Pages that no file holds: tag list and tag pages, categories' own pages, and the page for unknown URLs. */
export function createGeneratedPlans(input: GeneratedPlansInput): PagePlan[] {
  const { context } = input;
  const tagPages =
    input.tags.length === 0 ? [] : [planTagList(input), ...input.tags.map((tag) => planTag(tag, input))];
  const categories = context.sidebars.generatedIndexes.map((index): PagePlan => {
    const route = applyTrailingSlash(index.route, context.config.trailingSlash);
    const description = index.description === undefined ? {} : { description: index.description };
    const plan = createPlan(
      'CategoryIndex',
      route,
      index.title,
      { items: index.category.items, ...description },
      context,
    );
    return {
      ...plan,
      view: { ...plan.view, ...description, ...createSidebarParts(plan.view.url, index.sidebar, context) },
    };
  });
  return [...planHome(input), ...tagPages, ...categories, planNotFound(input)];
}

function createPlan<Name extends GeneratedPageName>(
  name: Name,
  route: string,
  title: string,
  props: GeneratedPages[Name],
  context: PlanContext,
): PagePlan {
  const view = { ...createPlainView(route, title, context), titleHtml: toTitleHtml(title) };
  return {
    key: route,
    route,
    output: outputFile(route),
    body: { type: 'component', name, props },
    view,
    tocLevels: NO_TOC,
  };
}

function planTagList({ tags, context }: GeneratedPlansInput): PagePlan {
  const links = tags.map((tag) => ({
    label: tag.label,
    url: context.toUrl(tag.route),
    count: tag.docs.length,
  }));
  const plan = createPlan('TagList', tagsRoute(context.config), 'Tags', { tags: links }, context);
  return {
    ...plan,
    view: { ...plan.view, kind: 'tags', description: `All tags of ${context.config.title}.` },
  };
}

function planTag(tag: Tag, { context }: GeneratedPlansInput): PagePlan {
  const docs = tag.docs.map((doc) => ({
    label: doc.title,
    url: context.toUrl(doc.route),
    ...(doc.frontmatter.description !== undefined && { description: doc.frontmatter.description }),
  }));
  const count = docs.length === 1 ? 'One doc' : `${docs.length} docs`;
  const title = `${count} tagged with "${tag.label}"`;
  const plan = createPlan(
    'TagPage',
    tag.route,
    title,
    { tag: tag.label, allTagsUrl: context.toUrl(tagsRoute(context.config)), docs },
    context,
  );
  return { ...plan, view: { ...plan.view, kind: 'tag', description: `Pages about ${tag.label}.` } };
}

/** A site that brings no home page gets one that lists what its first sidebar holds. */
function planHome({ docs, context }: GeneratedPlansInput): PagePlan[] {
  if (docs.some((doc) => doc.route === '/')) return [];
  const [items = []] = context.sidebars.trees.values();
  const { title, tagline } = context.config;
  const description = tagline === '' ? {} : { description: tagline };
  const plan = createPlan('CategoryIndex', '/', title, { items, ...description }, context);
  return [{ ...plan, view: { ...plan.view, ...description } }];
}

function planNotFound({ docs, context }: GeneratedPlansInput): PagePlan {
  const links = docs
    .filter((doc) => doc.isIndex && doc.folders.length <= 1 && !doc.frontmatter.unlisted && doc.route !== '/')
    .map((doc) => ({ label: doc.title, url: context.toUrl(doc.route) }));
  const props = { homeUrl: context.config.baseUrl, links };
  const plan = createPlan('NotFound', '/404', 'Page Not Found', props, context);
  return { ...plan, output: '404.html', view: { ...plan.view, kind: 'not-found', noIndex: true } };
}
