import { onNavigation, type SiteData } from '@gruntwork-docs/engine/client/public.ts';
import type { SearchDialog } from './box/search-dialog.ts';
import { readSiteSearch } from './site-search.ts';

const OPENER = '[data-search-open]';
const FIELD = 'input,textarea,select,[contenteditable]';

/**
 * Opens the search box: by its button, Ctrl or Cmd plus K, and `/` outside of fields. Its code is loaded when the
 * reader turns to the button or presses a key; what is typed meanwhile is not lost.
 */
export function startSearch(site: SiteData): void {
  const { provider, url } = readSiteSearch(site);
  if (provider === 'none') return;
  let loading: Promise<SearchDialog> | undefined;
  let box: SearchDialog | undefined;
  /** What was typed while the box was on its way; undefined: it is not wanted. */
  let typed: string | undefined;
  /** The focus comes by other means than being put there: by Tab, a click, or with the window. */
  let isPassing = false;

  const load = (): Promise<SearchDialog> => {
    loading ??= import('./box/search-box.ts').then(({ createSearchBox }) => createSearchBox(site));
    loading.then(
      (loaded) => {
        box = loaded;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };
  const open = async (): Promise<void> => {
    if (typed !== undefined || box?.isOpen) return;
    typed = '';
    try {
      const loaded = await load();
      if (typed !== undefined) loaded.open(typed);
    } catch {
      // The search page is loaded anew and brings its own code.
      location.assign(url);
    }
    typed = undefined;
  };
  const isOpener = ({ target }: Event): boolean =>
    target instanceof Element && target.closest(OPENER) !== null;
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, listener, { capture: true, passive: type === 'touchstart' });
  const pass = () => {
    isPassing = true;
    setTimeout(() => {
      isPassing = false;
    });
  };
  const preload = (event: Event): void => {
    if (isOpener(event)) load().catch(() => undefined);
  };

  listen('pointerover', preload);
  listen('touchstart', preload);
  listen('mousedown', pass);
  window.addEventListener('focus', pass);
  listen('click', (event) => {
    if (isOpener(event)) void open();
  });
  listen('focusin', (event) => {
    preload(event);
    // Whoever passes by with Tab must not land in a dialog, and whoever closes it comes back to the button.
    if (isOpener(event) && !isPassing && !box?.isClosing) void open();
  });
  listen('keydown', (event) => {
    const { key, target } = event;
    if (key === 'Tab') pass();
    if (event.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (box?.isOpen) box.close();
      else void open();
    } else if (typed !== undefined && key === 'Escape') {
      typed = undefined;
    } else if (typed !== undefined && key.length === 1) {
      event.preventDefault();
      typed += key;
    } else if (key === '/' && target instanceof Element && target.closest(FIELD) === null) {
      event.preventDefault();
      void open();
    }
  });

  const startPage = async (): Promise<void> => {
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
  void startPage();
  onNavigation('gw:navigated', startPage);
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
