import { matchRegions, swapHead } from '../navigation/swap-page.ts';
import { emit, onNavigation } from '../page/events.ts';
import { parseDocument } from '../page/trusted-html.ts';
import { changeNodes } from './change-nodes.ts';
import { hasSameShell } from './page-shell.ts';
import { preserveScroll } from './preserve-scroll.ts';

/**
 * Returns a function that shows the page as it is on disk now, without a reload. The result is false when
 * more than the page's regions differs, or when the page's scripts don't support navigation events.
 */
export function createEditView(): () => Promise<boolean> {
  /** The page as the server sent it, without later changes by scripts. */
  let source: Document | undefined = copy(document);
  onNavigation('gw:before-swap', ({ page }) => {
    source = page && copy(page);
  });
  return async () => {
    const { pathname, search } = location;
    if (document.documentElement.dataset.clientNavigation === undefined) return false;
    if (document.querySelector('vite-error-overlay') !== null) return false;
    const answer = await fetch(pathname + search, { headers: { accept: 'text/html' } });
    if (answer.redirected || !(answer.ok || answer.status === 404)) return false;
    const next = parseDocument(await answer.text());
    // The reader has navigated, and the other page was fetched after the edit.
    if (location.pathname !== pathname || location.search !== search) return true;
    const before = source;
    if (before === undefined || !hasSameShell(before, next)) return false;
    const regions = matchRegions(before, next);
    const shown = findRegions(document);
    if (regions === undefined || regions.some(([old]) => !shown.has(nameRegion(old)))) return false;
    if (regions.length === 0) return true;
    emit('gw:before-swap', { url: location.href, page: copy(next) });
    preserveScroll(() => {
      for (const [old, region] of regions) {
        const live = shown.get(nameRegion(old));
        if (live !== undefined) changeNodes(live, old, region);
      }
    });
    swapHead(next)();
    emit('gw:navigated', { url: location.href, title: document.title });
    return true;
  };
}

function copy(page: Document): Document {
  return page.cloneNode(true) as Document;
}

function nameRegion(region: Element): string {
  return region.getAttribute('data-region') ?? '';
}

function findRegions(page: Document): Map<string, Element> {
  return new Map([...page.querySelectorAll('[data-region]')].map((region) => [nameRegion(region), region]));
}
