import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import { failureTexts, IMAGE_ZOOM, routeKey, runtimeTexts } from '@gruntwork-docs/engine/shared';
import { behaviorMessages } from '../messages/behavior-messages.ts';
import { pickCustomMessages } from '../messages/custom-messages.ts';
import type { Messages } from '../messages/messages.ts';

/** Returns the URL of the home page in the language of the site's view. */
export function getHomeUrl({ homeUrl, baseUrl }: SiteView): string {
  return homeUrl ?? baseUrl;
}

/** True for the page at the site's root. */
export function isHome(site: SiteView, page: PageView): boolean {
  return routeKey(page.url) === routeKey(getHomeUrl(site));
}

/** Returns `How it works | Gruntwork Docs`; for the home page, only the site's title. */
export function formatDocumentTitle(site: SiteView, page: PageView): string {
  if (page.documentTitle !== undefined) return page.documentTitle;
  return isHome(site, page) || page.title === site.title
    ? site.title
    : `${page.title} ${site.titleDelimiter} ${site.title}`;
}

/** Default messages built into the scripts of every page, in English. */
const SCRIPT_TEXTS = { ...runtimeTexts, ...failureTexts, ...behaviorMessages };

/** True for the default: light, until the reader chooses. */
function isUsual({ defaultMode, disableSwitch, respectPrefersColorScheme }: SiteView['colorMode']): boolean {
  return defaultMode === 'light' && !disableSwitch && !respectPrefersColorScheme;
}

/** Serializes the site's data for scripts, as JSON that is safe inside a `<script>` element. */
export function createSiteData(site: SiteView, texts: Messages): string {
  const data = {
    baseUrl: site.baseUrl,
    // Scripts know the defaults.
    versionPersistence: site.versionPersistence === 'none' ? 'none' : undefined,
    versions: site.versions,
    titleDelimiter: site.titleDelimiter === '|' ? undefined : site.titleDelimiter,
    colorMode: isUsual(site.colorMode) ? undefined : site.colorMode,
    announcementId: site.announcementBar?.id,
    imageZoom: JSON.stringify(site.imageZoom) === JSON.stringify(IMAGE_ZOOM) ? undefined : site.imageZoom,
    search: site.search,
    analytics: site.analytics,
    texts: pickCustomMessages(texts, SCRIPT_TEXTS),
  };
  // An omitted value is false.
  const text = JSON.stringify(data, (_, value: unknown) => (value === false ? undefined : value));
  return text.replaceAll('<', '\\u003c');
}
