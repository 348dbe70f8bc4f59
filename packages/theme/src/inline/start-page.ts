import { holdFirstEvents } from './hold-first-events.ts';

/** Maximum milliseconds to wait for the first frame: a page in the background paints none. */
const PATIENCE = 2000;

/**
 * Loads a page's script, which a link names. A browser that has loaded resources over the network has an
 * empty cache for the site, so it loads the script and the tab's icon only after the first paint. Call it
 * right after the stylesheet. A page whose script fails to load loses its script marker: menus and buttons
 * that would do nothing disappear, and their fallbacks are shown.
 */
export function startPage(link: HTMLLinkElement, page: DOMStringMap): void {
  const release = holdFirstEvents();
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const isFirst = resources.some(({ transferSize }) => transferSize);
  if (!isFirst) link.rel = 'modulepreload';
  addEventListener('DOMContentLoaded', async () => {
    if (isFirst) {
      switchIcons();
      await new Promise((firstFrame) => {
        new PerformanceObserver(firstFrame).observe({ type: 'paint', buffered: true });
        setTimeout(firstFrame, PATIENCE);
      });
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

/** Replaces the page's icon with an empty one, and back: without any, browsers request `/favicon.ico`. */
function switchIcons(): void {
  for (const icon of document.querySelectorAll<HTMLLinkElement>('[rel=icon]'))
    [icon.href, icon.rev] = [icon.rev || 'data:,', icon.href];
}
