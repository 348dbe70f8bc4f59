import { holdFirstEvents } from './hold-first-events.ts';

/** Milliseconds after which the first frame is no longer waited for: a page in the background draws none. */
const PATIENCE = 2000;

/**
 * Brings in a page's script, which a link names. A browser that has loaded something over the network has nothing of the
 * site yet: it gets the script, and the icon of its tab, when the first frame has been drawn, which so has the network for
 * itself. To be called right behind the stylesheet. A page whose script does not come loses the mark that it has one: menus
 * and buttons that would do nothing go, and what stands in their place comes.
 */
export function startPage(link: HTMLLinkElement, page: DOMStringMap): void {
  const release = holdFirstEvents();
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const isFirst = resources.some(({ transferSize }) => transferSize);
  if (!isFirst) link.rel = 'modulepreload';
  addEventListener('DOMContentLoaded', async () => {
    if (isFirst) {
      switchIcons();
      await firstFrame();
      switchIcons();
    }
    import(link.href)
      .catch((error) => {
        delete page.js;
        console.error(error);
      })
      .then(release);
  });
}

function firstFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE);
  });
}

/** Puts an empty icon in place of the page's own, and back: without any, browsers ask for `/favicon.ico`. */
function switchIcons(): void {
  for (const icon of document.querySelectorAll<HTMLLinkElement>('[rel=icon]'))
    [icon.href, icon.rev] = [icon.rev || 'data:,', icon.href];
}
