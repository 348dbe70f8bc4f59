import type { PageView, SiteView } from '#shared/page-view.ts';
import { routeKey } from '#shared/url.ts';

/** True for the page at the site's root. */
export function isHome(site: SiteView, page: PageView): boolean {
  return routeKey(page.url) === routeKey(site.baseUrl);
}

/** `How it works | Gruntwork Docs`; the home page has the site's title alone. */
export function formatDocumentTitle(site: SiteView, page: PageView): string {
  return isHome(site, page) || page.title === site.title
    ? site.title
    : `${page.title} ${site.titleDelimiter} ${site.title}`;
}

/** What the site tells the scripts of a page, as JSON that is safe inside a `<script>` element. */
export function createSiteData(site: SiteView): string {
  const data = {
    baseUrl: site.baseUrl,
    versionPersistence: site.versionPersistence,
    hideOnScroll: site.navbar.hideOnScroll,
    titleDelimiter: site.titleDelimiter,
    colorMode: site.colorMode,
    announcementId: site.announcementBar?.id,
    imageZoom: site.imageZoom,
    search: site.search,
    analytics: site.analytics,
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
