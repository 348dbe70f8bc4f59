import { toMessage } from '../islands/load-error.ts';
import { onNavigation } from '../page/events.ts';
import { whenIdle } from '../page/when-idle.ts';
import { OPT_OUT } from './opt-outs.ts';
import type { PageSource } from './page-source.ts';
import { type Connection, createPrefetchQueue, mayPrefetch } from './prefetch-queue.ts';
import { isPageUrl, toPageKey, toPagePath } from './route-url.ts';

/** Pages fetched at once because their links are in view. */
const IN_VIEW_LIMIT = 2;
/** Timeout of a prefetch in milliseconds: on a dead connection it would never end and block others. */
const LONGEST_FETCH = 20_000;

/**
 * Fetches pages whose links are in view, and at once those that are hovered, focused or touched; these also
 * go to `prepare`.
 */
export function startPrefetch(source: PageSource, baseUrl: string, prepare: (html: string) => void): void {
  const fetchPage = async (path: string, priority: RequestPriority): Promise<string | undefined> => {
    if (!mayPrefetch(getConnection())) return undefined;
    try {
      // Pages in memory, or on their way, are not fetched again.
      return (await source.load(path, { priority, signal: AbortSignal.timeout(LONGEST_FETCH) })).html;
    } catch (error) {
      console.warn(`Prefetching ${path} failed: ${toMessage(error)}`);
      return undefined;
    }
  };
  const queue = createPrefetchQueue(async (path) => void (await fetchPage(path, 'low')), IN_VIEW_LIMIT);

  const prefetchLink = (link: HTMLAnchorElement | null) => {
    const path = link === null ? undefined : findPagePath(link, baseUrl);
    if (path === undefined) return;
    void fetchPage(path, 'auto').then((html) => {
      if (html !== undefined) whenIdle(() => prepare(html));
    });
  };
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    const prefetchTarget = ({ target }: Event) =>
      prefetchLink(target instanceof Element ? target.closest('a') : null);
    document.addEventListener(type, prefetchTarget, { passive: true });
  }
  // A pointer or focus that was there before this script raises no further event.
  prefetchLink(document.querySelector<HTMLAnchorElement>('a:hover, a:focus'));

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = target instanceof HTMLAnchorElement ? findPagePath(target, baseUrl) : undefined;
      if (path === undefined) continue;
      if (isIntersecting) queue.add(path);
      else queue.remove(path);
    }
  });
  const observe = () => {
    // The observer gets no events for links that were removed with their page.
    observer.disconnect();
    queue.clear();
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  };
  observe();
  onNavigation('gw:navigated', () => whenIdle(observe));
}

/**
 * Path of the page a link leads to; undefined for other sites, files, the page itself, links that opted out,
 * and invalid addresses, which are reported when they are followed.
 */
function findPagePath(link: HTMLAnchorElement, baseUrl: string): string | undefined {
  if (!link.href || link.target === '_blank' || link.download || link.matches(OPT_OUT)) {
    return undefined;
  }
  try {
    const url = new URL(link.href);
    const here = new URL(location.href);
    if (!isPageUrl(url, here.origin, baseUrl) || toPageKey(url) === toPageKey(here)) return undefined;
    return toPagePath(url);
  } catch {
    return undefined;
  }
}

function getConnection(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection ?? undefined) : undefined;
}
