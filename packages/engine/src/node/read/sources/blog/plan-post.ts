import type { PageView, TagLink } from '#shared/page-view.ts';
import { outputFile } from '#shared/url.ts';
import type { PagePlan } from '../../../plan/page/page-plan.ts';
import { createPlainView, toAbsolute } from '../../../plan/page/plan-context.ts';
import { resolveTag } from '../../content/resolve-tag.ts';
import type { BlogContext } from './blog-context.ts';
import { findFirstParagraph } from './excerpt.ts';
import type { Post } from './post.ts';

/** The page of one post. */
export function planPost(post: Post, context: BlogContext): PagePlan {
  const { config } = context;
  const { frontmatter, date, readingMinutes, authors } = post;
  const base = createPlainView(post.route, post.title, context);
  const shared = context.viewOf('blog-post', describePost(post), [{ label: post.title }]);
  const { tableOfContents } = config.docs;
  const view: PageView = {
    ...base,
    ...shared,
    titleHtml: post.titleHtml,
    keywords: frontmatter.keywords,
    ...(frontmatter.image !== undefined && { image: toAbsolute(frontmatter.image, config) }),
    noIndex: config.noIndex || frontmatter.unlisted || frontmatter.draft,
    unlisted: frontmatter.unlisted,
    hideToc: frontmatter.hide_table_of_contents,
    ...(shared.blog && { blog: { ...shared.blog, post: { date, readingMinutes, authors } } }),
    tags: createTagLinks(post, context),
    ...linkNeighbors(post, context),
    ...createEditUrl(post, context),
    ...createLastUpdated(post),
  };
  return {
    key: post.source.file,
    route: post.route,
    output: outputFile(post.route),
    body: { type: 'doc', doc: post },
    view,
    tocLevels: {
      min: frontmatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel,
      max: frontmatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel,
    },
  };
}

/** A post's description for previews, feeds and search engines: its own, or its first paragraph. */
export function describePost({ frontmatter, excerpt, title }: Post): string {
  return frontmatter.description ?? findFirstParagraph(excerpt) ?? title;
}

/** The tags of a post that have a page: unlisted posts don't create tag pages. */
export function createTagLinks({ frontmatter }: Post, { tags, toUrl }: BlogContext): TagLink[] {
  const slugs = new Set(frontmatter.tags.map((tag) => resolveTag(tag).slug));
  return tags
    .filter(({ slug }) => slugs.has(slug))
    .map(({ label, route, posts }) => ({ label, url: toUrl(route), count: posts.length }));
}

function createEditUrl({ frontmatter, source }: Post, { config }: BlogContext): Pick<PageView, 'editUrl'> {
  const own = frontmatter.custom_edit_url;
  if (own === null) return {};
  if (own !== undefined) return { editUrl: own };
  const { editUrl } = config.docs;
  return editUrl === undefined ? {} : { editUrl: `${editUrl.replace(/\/$/, '')}/${source.file}` };
}

function createLastUpdated({ frontmatter }: Post): Pick<PageView, 'lastUpdated'> {
  const { date, author } = frontmatter.last_update ?? {};
  if (date === undefined && author === undefined) return {};
  return { lastUpdated: { ...(date !== undefined && { date }), ...(author !== undefined && { author }) } };
}

/** The listed posts before and after; an unlisted one has no neighbors. */
function linkNeighbors(post: Post, { listed, toUrl }: BlogContext): Pick<PageView, 'previous' | 'next'> {
  const at = listed.indexOf(post);
  const [newer, older] = at < 0 ? [] : [listed[at - 1], listed[at + 1]];
  return {
    ...(newer && { previous: { label: newer.title, url: toUrl(newer.route) } }),
    ...(older && { next: { label: older.title, url: toUrl(older.route) } }),
  };
}
