import { escapeHtml } from '../content/title.ts';
import type { PagePlan } from '../model/page-plan.ts';

/** The sitemap: every page that search engines may show, in the order of URLs. */
export function renderSitemap(plans: readonly PagePlan[]): string {
  const urls = plans
    .filter(({ view }) => !view.noIndex)
    .map(({ view }) => {
      const { date } = view.lastUpdated ?? {};
      const modified = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
      return {
        url: view.canonicalUrl,
        xml: `<url><loc>${escapeHtml(view.canonicalUrl)}</loc>${modified}</url>`,
      };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(({ xml }) => xml),
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: everything is allowed, unless the site is not to be indexed at all. */
export function renderRobots(sitemapUrl: string, noIndex: boolean): string {
  return noIndex ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
