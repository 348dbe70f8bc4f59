import type { ArchiveYear } from '#shared/blog-view.ts';
import type { PagePlan } from '../../../plan/page/page-plan.ts';
import { planComponentPage } from '../../../plan/page/plan-component-page.ts';
import type { BlogContext } from './blog-context.ts';
import { blogRoute } from './blog-routes.ts';

/** All posts by year: the oldest year first, and the newest post first within it. */
export function planArchive(context: BlogContext): PagePlan {
  const { config, listed, texts, toUrl } = context;
  const years = new Map<string, ArchiveYear['posts'][number][]>();
  for (const post of listed) {
    const year = post.date.slice(0, 4);
    const entry = { label: post.title, url: toUrl(post.route), date: post.date };
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  const groups = [...years].map(([year, posts]) => ({ year, posts })).reverse();
  const plan = planComponentPage(
    'BlogArchive',
    blogRoute(config, 'archive'),
    texts.archive,
    { years: groups },
    context,
  );
  const view = context.viewOf('blog-archive', texts.archive, [{ label: texts.archive }]);
  return { ...plan, view: { ...plan.view, ...view } };
}
