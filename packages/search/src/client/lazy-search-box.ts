import { onNavigation, type SiteData } from '@gruntwork-docs/engine/client';
import type { SearchDialog } from './box/search-dialog.ts';

/** The search box, whose code loads when the reader turns to it; text typed meanwhile is not lost. */
export interface LazySearchBox {
  /** True while the code loads because the reader wants the box: typed text is for its field. */
  readonly isAwaited: boolean;
  readonly isOpen: boolean;
  readonly isClosing: boolean;
  preload(): void;
  open(): void;
  close(): void;
  /** Appends a letter typed while the box loads. */
  type(letter: string): void;
  /** Cancels opening the box. */
  giveUp(): void;
}

/** Creates the box; the search page at `url` opens if the code fails to load. */
export function createLazySearchBox(site: SiteData, url: string): LazySearchBox {
  let loading: Promise<SearchDialog> | undefined;
  let box: SearchDialog | undefined;
  /** Text typed while the box loads; undefined after cancellation. */
  let typed: string | undefined;

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
      // The search page is a full page load with its own code.
      if (typed !== undefined) location.assign(url);
    }
    giveUp();
  };
  const giveUp = (): void => {
    typed = undefined;
  };
  // Navigation to another page cancels the box, which would cover it.
  onNavigation('gw:before-swap', giveUp);

  return {
    get isAwaited() {
      return typed !== undefined;
    },
    get isOpen() {
      return box?.isOpen === true;
    },
    get isClosing() {
      return box?.isClosing === true;
    },
    preload: () => void load().catch(() => undefined),
    open: () => void open(),
    close: () => box?.close(),
    type(letter) {
      if (typed !== undefined) typed += letter;
    },
    giveUp,
  };
}
