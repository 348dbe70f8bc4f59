import type { NavbarItemView, PageView } from '@gruntwork-docs/engine/shared';
import { routeKey, withoutBase } from '@gruntwork-docs/engine/shared';

type NavbarLinkView = Extract<NavbarItemView, { type: 'link' }>;

/**
 * Returns a navbar link's relation to the page: `page` for a link to it, `true` for a link to its section,
 * which is determined by a regular expression, the sidebar, or else the path.
 */
export function findCurrent(
  item: NavbarLinkView,
  page: PageView,
  baseUrl: string,
): 'page' | 'true' | undefined {
  if (item.external) return undefined;
  if (routeKey(item.url) === routeKey(page.url)) return 'page';
  return isInSection(item, page, baseUrl) ? 'true' : undefined;
}

function isInSection(item: NavbarLinkView, page: PageView, baseUrl: string): boolean {
  if (item.activeBaseRegex !== undefined) {
    return new RegExp(item.activeBaseRegex).test(withoutBase(baseUrl, page.url) ?? page.url);
  }
  if (item.activeSidebar !== undefined) return item.activeSidebar === page.sidebar?.name;
  const folder = `${routeKey(item.url)}/`;
  return routeKey(item.url) !== routeKey(baseUrl) && page.url.startsWith(folder);
}
