import type { TreeIndex } from '#shared/page-tree.ts';
import type { PageView, SidebarNode } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { routeKey } from '#shared/url.ts';
import type { PagePlan } from '../page/page-plan.ts';

const OTHERS = 'Other pages';

/** Pages that somebody wrote; lists of pages say nothing of their own. */
const WRITTEN: ReadonlySet<PageView['kind']> = new Set(['doc', 'page', 'blog-post']);

/**
 * The site as a list for programs that read text, in the form that llmstxt.org describes: the pages as the sidebars have
 * them, grouped by their uppermost category, with their descriptions. A page that is published as Markdown as well is linked in
 * that form. Pages that search engines may not show are left out, as are those of other languages.
 */
export function renderLlms(
  plans: readonly PagePlan[],
  trees: readonly TreeIndex[],
  { title, tagline }: Pick<SiteConfig, 'title' | 'tagline'>,
): string {
  const views = new Map(
    plans.flatMap(({ view }) => (isListed(view) ? [[routeKey(view.url), view] as const] : [])),
  );
  const groups = new Map<string, PageView[]>();
  for (const [key, path] of trees.flatMap(({ paths }) => [...paths])) {
    const view = views.get(key);
    if (view === undefined) continue;
    views.delete(key);
    const name = findGroup(path);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [view]);
    else group.push(view);
  }
  const others = [...(groups.get(OTHERS) ?? []), ...views.values()];
  groups.delete(OTHERS);
  if (others.length > 0) groups.set(OTHERS, others);
  const sections = [...groups].map(([name, list]) => `## ${name}\n\n${list.map(renderLink).join('\n')}\n`);
  const summary = tagline === '' ? [] : [`> ${tagline}\n`];
  return [`# ${title}\n`, ...summary, ...sections].join('\n');
}

function findGroup([top]: readonly SidebarNode[]): string {
  return top?.type === 'category' ? top.label : OTHERS;
}

function isListed(view: PageView): boolean {
  const [locale] = view.locales;
  const isDefault = locale === undefined || locale.url === view.url;
  const isShown = WRITTEN.has(view.kind) && !view.noIndex && !view.unlisted;
  return isDefault && isShown && view.canonicalUrl.endsWith(view.url);
}

function renderLink({ title, canonicalUrl, url, description, formats }: PageView): string {
  const markdown = formats?.find(({ type }) => type === 'text/markdown')?.url;
  const target = canonicalUrl.slice(0, -url.length) + (markdown ?? url);
  const note = description === undefined ? '' : `: ${description}`;
  return `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${target})${note}`;
}
