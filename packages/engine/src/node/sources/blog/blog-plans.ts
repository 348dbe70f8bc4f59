import type { BlogView } from '#shared/blog-view.ts';
import { formatText } from '#shared/format-text.ts';
import type { PageView, TagLink } from '#shared/page-view.ts';
import type { PagePlan } from '../../page/page-plan.ts';
import { planComponentPage } from '../../page/plan-component-page.ts';
import type { PlanContext } from '../../page/plan-context.ts';
import { blogRoute } from './blog-routes.ts';
import { type BlogTag, collectBlogTags } from './blog-tags.ts';
import { planArchive } from './plan-archive.ts';
import { planLists } from './plan-lists.ts';
import { planPost } from './plan-post.ts';
import type { Blog, Post } from './post.ts';

/** What all pages of the blog are made of. */
export interface BlogContext extends PlanContext {
  /** Posts that lists show, from new to old. */
  readonly listed: readonly Post[];
  readonly tags: readonly BlogTag[];
  /** Parts of a view that every page of the blog has; `trail` is the way to it from the list. */
  viewOf(kind: PageView['kind'], description: string, trail: PageView['breadcrumbs']): Partial<PageView>;
}

/** Pages of the blog: posts, list, tags, archive. */
export function createBlogPlans(blog: Blog, context: PlanContext): PagePlan[] {
  const own = createBlogContext(blog, context);
  return [
    ...blog.posts.map((post) => planPost(post, own)),
    ...planLists(own),
    ...planTags(own),
    planArchive(own),
  ];
}

/** What the pages of a blog are planned with. */
export function createBlogContext(blog: Blog, context: PlanContext): BlogContext {
  const { config, toUrl } = context;
  const listed = blog.posts.filter((post) => !post.frontmatter.unlisted);
  const tags = collectBlogTags(listed, config);
  const view: BlogView = {
    recentTitle: config.blog.sidebarTitle,
    recent: listed
      .slice(0, config.blog.sidebarCount)
      .map((post) => ({ label: post.title, url: toUrl(post.route) })),
    archiveUrl: toUrl(blogRoute(config, 'archive')),
    ...(tags.length > 0 && { tagsUrl: toUrl(blogRoute(config, 'tags')) }),
  };
  const home = { label: config.blog.title, url: toUrl(blogRoute(config)) };
  return {
    ...context,
    listed,
    tags,
    viewOf: (kind, description, trail) => ({ kind, description, blog: view, breadcrumbs: [home, ...trail] }),
  };
}

function planTags(context: BlogContext): PagePlan[] {
  const { config, tags, texts, toUrl } = context;
  if (tags.length === 0) return [];
  const links = tags.map(
    ({ label, route, posts }): TagLink => ({ label, url: toUrl(route), count: posts.length }),
  );
  const plan = planComponentPage('TagList', blogRoute(config, 'tags'), texts.tags, { tags: links }, context);
  const description = formatText(texts.blogTagsDescription, { siteTitle: config.title });
  return [
    { ...plan, view: { ...plan.view, ...context.viewOf('blog-tags', description, [{ label: texts.tags }]) } },
  ];
}
