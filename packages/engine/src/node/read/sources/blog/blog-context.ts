import type { BlogView } from '#shared/blog-view.ts';
import type { PageView } from '#shared/page-view.ts';
import type { PlanContext } from '../../../plan/page/plan-context.ts';
import { blogRoute } from './blog-routes.ts';
import { type BlogTag, collectBlogTags } from './blog-tags.ts';
import type { Blog, Post } from './post.ts';

/** Context of all pages of the blog. */
export interface BlogContext extends PlanContext {
  /** Listed posts, from new to old. */
  readonly listed: readonly Post[];
  readonly tags: readonly BlogTag[];
  /** Properties of every blog page's view; `trail` contains the breadcrumbs from the list. */
  viewOf(kind: PageView['kind'], description: string, trail: PageView['breadcrumbs']): Partial<PageView>;
}

/** Creates the context for planning the pages of a blog. */
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
