import { formatText } from '#shared/format-text.ts';
import type { TagLink } from '#shared/page-view.ts';
import type { PagePlan } from '../../../plan/page/page-plan.ts';
import { planComponentPage } from '../../../plan/page/plan-component-page.ts';
import type { PlanContext } from '../../../plan/page/plan-context.ts';
import { type BlogContext, createBlogContext } from './blog-context.ts';
import { blogRoute } from './blog-routes.ts';
import { planArchive } from './plan-archive.ts';
import { planLists } from './plan-lists.ts';
import { planPost } from './plan-post.ts';
import type { Blog } from './post.ts';

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
