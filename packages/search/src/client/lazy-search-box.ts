import { onNavigation, type SiteData } from '@gruntwork-docs/engine/client';
import type { SearchDialog } from './box/search-dialog.ts';

/** The search box, whose code is loaded when the reader turns to it; what is typed meanwhile is not lost. */
export interface LazySearchBox {
  /** The code is on its way because the reader wants the box: what is typed is for its field. */
  readonly isAwaited: boolean;
  readonly isOpen: boolean;
  readonly isClosing: boolean;
  preload(): void;
  open(): void;
  close(): void;
  /** A letter that is typed while the box is awaited. */
  type(letter: string): void;
  /** The box is not wanted any more. */
  giveUp(): void;
}

/** `url` is that of the search page, which opens in place of a box whose code does not arrive. */
export function createLazySearchBox(site: SiteData, url: string): LazySearchBox {
  let loading: Promise<SearchDialog> | undefined;
  let box: SearchDialog | undefined;
  /** What was typed while the box was on its way; undefined: it is not wanted. */
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
      // The search page is loaded anew and brings its own code.
      if (typed !== undefined) location.assign(url);
    }
    giveUp();
  };
  const giveUp = (): void => {
    typed = undefined;
  };
  // Whoever goes to another page wants that, and no box over it.
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
