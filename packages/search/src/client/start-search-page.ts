import { onNavigation, type SiteData } from '@gruntwork-docs/engine/client';

/** Brings a search page to life, this one and those that are gone to later. */
export function startSearchPages(site: SiteData): void {
  const start = async (): Promise<void> => {
    const page = document.querySelector<HTMLElement>('[data-search-page]');
    if (page === null) return;
    // The reader may have left before the code is there.
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
 * Says that there is no search, and shows other ways. Trying again loads the document anew, since code that failed to
 * load stays so until then.
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
