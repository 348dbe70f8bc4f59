import { onNavigation, type SiteData } from '@gruntwork-docs/engine/client';

/** Connects search pages: the current one and those navigated to later. */
export function startSearchPages(site: SiteData): void {
  const start = async (): Promise<void> => {
    const page = document.querySelector<HTMLElement>('[data-search-page]');
    if (page === null) return;
    // The reader can leave before the code loads.
    const left = new AbortController();
    onNavigation('gw:before-swap', () => left.abort(), { once: true });
    try {
      await (await import('./page/search-page.ts')).startSearchPage(page, site, left.signal);
    } catch (error) {
      if (left.signal.aborted) return;
      console.warn('The search page does not work: its code could not be loaded.', error);
      offerReload(page);
    }
  };
  void start();
  onNavigation('gw:navigated', start);
}

/**
 * Shows that search is unavailable, with links into the site. Retrying reloads the document, because a module
 * that failed to load stays failed until then.
 */
function offerReload(page: HTMLElement): void {
  const message = page.querySelector<HTMLElement>('[data-search-broken]');
  if (message !== null) message.hidden = false;
  page.querySelector('[data-search-ways]')?.setAttribute('data-shown', '');
  const reload = () => {
    const query = page.querySelector('input')?.value ?? '';
    if (query !== '') history.replaceState(history.state, '', `?q=${encodeURIComponent(query)}`);
    location.reload();
  };
  message?.querySelector('button')?.addEventListener('click', reload);
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    reload();
  });
}
