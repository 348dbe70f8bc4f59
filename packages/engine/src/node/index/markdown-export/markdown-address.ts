import type { PageView } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { isExternalUrl, routeKey, splitUrl, withBase, withoutBase } from '#shared/url.ts';
import type { PagePlan } from '../../plan/page/page-plan.ts';

export const MARKDOWN = 'text/markdown';

/** Pages without content. */
const WITHOUT: ReadonlySet<PageView['kind']> = new Set(['search', 'not-found']);

/** True for pages that are published as Markdown as well. */
export function hasMarkdownPage({ view }: { readonly view: Pick<PageView, 'kind'> }): boolean {
  return !WITHOUT.has(view.kind);
}

/** Path of a page's Markdown below the output folder: next to its HTML, under the same name. */
export function toMarkdownFile(output: string): string {
  return output.replace(/\.html$/, '.md');
}

/** URL of a page as Markdown, with base URL. */
export function toMarkdownUrl({ output }: Pick<PagePlan, 'output'>, baseUrl: string): string {
  return withBase(baseUrl, encodeURI(`/${toMarkdownFile(output)}`));
}

/** The pages, with their Markdown versions among their formats. */
export function linkMarkdownPages(plans: readonly PagePlan[], baseUrl: string): PagePlan[] {
  return plans.map((plan) => {
    if (!hasMarkdownPage(plan) || plan.view.formats?.some(({ type }) => type === MARKDOWN)) return plan;
    const format = { type: MARKDOWN, url: toMarkdownUrl(plan, baseUrl) };
    return { ...plan, view: { ...plan.view, formats: [...(plan.view.formats ?? []), format] } };
  });
}

/** The parts of a page that links to it need. */
export interface AddressedPage extends Pick<PagePlan, 'route' | 'output'> {
  readonly view: Pick<PageView, 'kind'>;
}

/** Makes addresses of one page absolute: pages of the site as Markdown, all others as full URLs. */
export type ResolveAddress = (url: string, page: PageView) => string;

/** Creates the resolver for the pages of a site. */
export function createAddressResolver(
  plans: readonly AddressedPage[],
  { url: site, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>,
): ResolveAddress {
  const origin = new URL(site).origin;
  const twins = new Map(
    plans.filter(hasMarkdownPage).map((plan) => [routeKey(plan.route), toMarkdownUrl(plan, baseUrl)]),
  );
  return (url, page) => {
    if (url.startsWith('#') || isExternalUrl(url)) return url;
    const full = new URL(url, `${origin}${page.url}`);
    const { path, query, hash } = splitUrl(full.href.slice(full.origin.length));
    const sitePath = withoutBase(baseUrl, path);
    const twin = sitePath === undefined ? undefined : twins.get(routeKey(sitePath));
    return twin === undefined ? full.href : origin + twin + query + hash;
  };
}
