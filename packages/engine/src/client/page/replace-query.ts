import { tryDecode } from '#shared/try-decode.ts';
import { routeKey, stripIndexHtml } from '#shared/url.ts';
import { getCurrentPath } from './current-page.ts';

/** False while the page of the address is loading: the displayed one is still the previous page. */
export function isCurrentAddress(): boolean {
  const shown = getCurrentPath();
  return shown === undefined || toKey(shown) === toKey(location.pathname);
}

/**
 * Changes the query of the displayed page's address without a new history entry. Does nothing while the
 * address is that of another page, since the query is not that page's, and a change would restart its
 * loading.
 */
export function replaceQuery(change: (params: URLSearchParams) => void): void {
  if (!isCurrentAddress()) return;
  const url = new URL(location.href);
  change(url.searchParams);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

function toKey(path: string): string {
  return routeKey(tryDecode(stripIndexHtml(path)));
}
