import type { PageView } from '#shared/page-view.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import { escapeHtml } from '../read/content/title.ts';

/** The sitemap: every indexable page, in the order of URLs. */
export function renderSitemap(plans: readonly PagePlan[]): string {
  const listed = plans.filter(isListed);
  const urls = listed
    .map(({ view }) => {
      const { date } = view.lastUpdated ?? {};
      const modified = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
      return {
        url: view.canonicalUrl,
        xml: `<url><loc>${escapeHtml(view.canonicalUrl)}</loc>${modified}${renderAlternates(view)}</url>`,
      };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  const hasLocales = listed.some(({ view }) => view.locales.length > 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasLocales ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...urls.map(({ xml }) => xml),
    '</urlset>',
    '',
  ].join('\n');
}

/** True for an indexable page. A page whose canonical URL is another page's is left out. */
export function isListed({ view }: PagePlan): boolean {
  return !view.noIndex && view.canonicalUrl.endsWith(view.url);
}

/** The same page in other languages. */
function renderAlternates({ canonicalUrl, url, locales }: PageView): string {
  const origin = canonicalUrl.slice(0, -url.length);
  const shown = locales.filter((locale) => !locale.untranslated);
  if (shown.length < 2) return '';
  return shown
    .map(({ name, url: other }) => {
      return `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeHtml(origin + other)}"/>`;
    })
    .join('');
}

/** `robots.txt`: allows everything, unless the site opts out of indexing. */
export function renderRobots(sitemapUrl: string, noIndex: boolean): string {
  return noIndex ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
