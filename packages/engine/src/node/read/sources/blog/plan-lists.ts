import type { PostEntry } from '#shared/blog-view.ts';
import { type EngineMessages, formatPlural } from '#shared/engine-messages.ts';
import { formatText } from '#shared/format-text.ts';
import type { PageLink, PageView } from '#shared/page-view.ts';
import type { BodyPart, PagePlan } from '../../../plan/page/page-plan.ts';
import { planComponentPage } from '../../../plan/page/plan-component-page.ts';
import type { BlogContext } from './blog-context.ts';
import { blogRoute } from './blog-routes.ts';
import type { BlogTag } from './blog-tags.ts';
import { createTagLinks } from './plan-post.ts';
import type { Post } from './post.ts';

/** A paginated list of posts. */
export interface ListInput {
  /** Path below the blog's: empty for the list of all posts. */
  readonly below: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly kind: PageView['kind'];
  readonly trail: PageView['breadcrumbs'];
  readonly posts: readonly Post[];
  /** Description above the posts. */
  readonly about?: string | undefined;
  /** Link to the parent list, if there is one. */
  readonly up?: PageLink;
}

/** The paginated lists of all posts and of each tag. */
export function planLists(context: BlogContext): PagePlan[] {
  const { config, listed, tags, texts, toUrl } = context;
  const { title, description } = config.blog;
  const allTags = { label: texts.tags, url: toUrl(blogRoute(config, 'tags')) };
  const all = { below: [], title, description, kind: 'blog-list', trail: [], posts: listed } as const;
  const ofTags = tags.map((tag): ListInput => {
    const trail = [allTags, { label: tag.label }];
    const { posts, slug, label: tagName, description: about } = tag;
    return {
      below: ['tags', slug],
      title: titleOf(tag, texts),
      description: about ?? formatText(texts.postsTaggedDescription, { tagName }),
      kind: 'blog-tag',
      trail,
      posts,
      about,
      up: { label: texts.allTags, url: allTags.url },
    };
  });
  return [all, ...ofTags].flatMap((list) => planList(list, context));
}

function titleOf({ label, posts }: BlogTag, texts: EngineMessages): string {
  const nPosts = formatPlural(texts, 'posts', posts.length);
  return formatText(texts.postsTagged, { nPosts, tagName: label });
}

/** The pages of one list. */
export function planList(list: ListInput, context: BlogContext): PagePlan[] {
  const { config, texts, toUrl } = context;
  const { about, up } = list;
  const size = config.blog.postsPerPage;
  const count = Math.max(1, Math.ceil(list.posts.length / size));
  const routeOf = (page: number): string =>
    blogRoute(config, ...list.below, ...(page === 1 ? [] : ['page', String(page)]));
  return Array.from({ length: count }, (_, index): PagePlan => {
    const page = index + 1;
    const posts = list.posts.slice(index * size, page * size);
    const title = page === 1 ? list.title : formatText(texts.blogPage, { title: list.title, number: page });
    const props = {
      posts: posts.map((post) => createEntry(post, context)),
      ...(about !== undefined && { about }),
      ...(up && { up }),
    };
    const plan = planComponentPage('BlogList', routeOf(page), title, props, context);
    const view: PageView = {
      ...plan.view,
      ...context.viewOf(list.kind, list.description, list.trail),
      ...(page > 1 && {
        previous: {
          label: formatText(texts.pageNumber, { number: page - 1 }),
          url: toUrl(routeOf(page - 1)),
        },
      }),
      ...(page < count && {
        next: { label: formatText(texts.pageNumber, { number: page + 1 }), url: toUrl(routeOf(page + 1)) },
      }),
    };
    // The trail ends with the list itself.
    const breadcrumbs = list.trail.length === 0 ? [] : view.breadcrumbs;
    return {
      ...plan,
      body: { type: 'component', name: 'BlogList', props, parts: posts.map(toPart) },
      view: { ...view, breadcrumbs },
    };
  });
}

function createEntry(post: Post, context: BlogContext): PostEntry {
  const { date, readingMinutes, authors, titleHtml, truncated } = post;
  const tags = createTagLinks(post, context).map(({ label, url }) => ({ label, url }));
  return { date, readingMinutes, authors, titleHtml, url: context.toUrl(post.route), tags, truncated };
}

function toPart(post: Post): BodyPart {
  const { source, format, route, excerpt } = post;
  const idPrefix = `${route.split('/').filter(Boolean).join('-')}-`;
  const { file, origin } = source;
  return { file, format, route, source: excerpt, idPrefix, ...(origin && { origin }) };
}
