import type { SiteData } from '@gruntwork-docs/engine/client';
import { createLazySearchBox, type LazySearchBox } from './lazy-search-box.ts';
import { readSiteSearch } from './site-search.ts';
import { startSearchPages } from './start-search-page.ts';

const OPENER = '[data-search-open]';
const FIELD = 'input,textarea,select,[contenteditable]';

/** Starts the search of a site: the dialog and the search page. */
export function start(site: SiteData): void {
  if (site.search === undefined) return;
  const { url } = readSiteSearch(site);
  const box = createLazySearchBox(site, url);
  const pass = listenToOpeners(box);
  listen('keydown', (event) => {
    if (event.key === 'Tab') pass();
    handleKey(event, box);
  });
  startSearchPages(site);
}

/** Opens the box from its button. The returned function announces a focus change that must not open it. */
function listenToOpeners(box: LazySearchBox): () => void {
  /** True while the focus moves by Tab, a click, or a window switch, not by a script. */
  let isPassing = false;
  const pass = () => {
    isPassing = true;
    setTimeout(() => {
      isPassing = false;
    });
  };
  const preload = (event: Event): void => {
    if (isOpener(event)) box.preload();
  };
  listen('pointerover', preload);
  listen('touchstart', preload);
  listen('mousedown', pass);
  window.addEventListener('focus', pass);
  listen('click', (event) => {
    if (isOpener(event)) box.open();
  });
  listen('focusin', (event) => {
    preload(event);
    // Passing by with Tab must not open the dialog, nor must closing it, which returns the focus to the
    // button.
    if (isOpener(event) && !isPassing && !box.isClosing) box.open();
  });
  return pass;
}

/** Opens the box with Ctrl or Cmd plus K, and with `/` outside of fields. */
function handleKey(event: KeyboardEvent, box: LazySearchBox): void {
  const { key, target } = event;
  if (event.isComposing || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (event.repeat) return;
    if (box.isOpen) box.close();
    else box.open();
  } else if (box.isAwaited && key === 'Escape') {
    box.giveUp();
  } else if (box.isAwaited && key.length === 1) {
    event.preventDefault();
    box.type(key);
  } else if (key === '/' && target instanceof Element && target.closest(FIELD) === null) {
    event.preventDefault();
    box.open();
  }
}

function isOpener({ target }: Event): boolean {
  return target instanceof Element && target.closest(OPENER) !== null;
}

function listen<K extends keyof DocumentEventMap>(
  type: K,
  listener: (event: DocumentEventMap[K]) => void,
): void {
  document.addEventListener(type, listener, { capture: true, passive: type === 'touchstart' });
}
