import type { Islands } from '../islands/islands.ts';
import { afterPaint } from '../page/after-paint.ts';
import { setCurrentPath } from '../page/current-page.ts';
import { emit } from '../page/events.ts';
import { parseDocument } from '../page/trusted-html.ts';
import { showTopFirst } from './first-screen.ts';
import { NotAPageError } from './page-source.ts';
import { toPageKey } from './route-url.ts';
import { showFailure } from './show-failure.ts';
import { matchRegions, swapPage } from './swap-page.ts';

/** The displayed content: a page, or the message that a page could not be loaded. */
export interface Screen {
  /** Page key of the displayed page; undefined while an error is displayed. */
  readonly key: string | undefined;
  /** Parses a page that is likely to be displayed next. */
  prepare(html: string): void;
  /**
   * Puts a page into the document; when it begins at its top, the rest follows after the first paint. Throws
   * `NotAPageError` for a page of another build, or of no build at all.
   */
  show(html: string, url: URL, beginsAtTop: boolean): void;
  /** Lays out all deferred content. */
  settle(): void;
  /** Call this after the top is laid out: deferred content is shown at once if it is in the viewport. */
  showIfSeen(): void;
  /** Changes the URL of the displayed page, after a redirect. */
  rename(url: URL): void;
  showFailure(url: URL, error: unknown): void;
}

/** When a focused element leaves the document, the browser recalculates pending styles once before that. */
function leaveText(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('#_main,main') !== null)
    activeElement.blur();
}

/**
 * Maximum length, in characters, of a page that is parsed before a click: a longer one would block a reader
 * who only browses.
 */
const LONGEST_PREPARED = 200_000;

export function createScreen(islands: Islands): Screen {
  const { buildId } = document.documentElement.dataset;
  let key: string | undefined;
  let prepared: { readonly html: string; readonly page: Document } | undefined;
  let shown: string | undefined;
  let settle = (): void => undefined;
  let showIfSeen = (): void => undefined;
  const setShown = (url: URL | undefined): void => {
    key = url && toPageKey(url);
    setCurrentPath(url?.pathname ?? '');
  };
  setShown(new URL(location.href));
  return {
    settle: () => settle(),
    showIfSeen: () => showIfSeen(),
    get key() {
      return key;
    },
    prepare(html) {
      // The click that navigates also focuses its link.
      if (html === shown || html === prepared?.html || html.length >= LONGEST_PREPARED) return;
      prepared = { html, page: parseDocument(html) };
    },
    show(html, url, beginsAtTop) {
      const next = prepared?.html === html ? prepared.page : parseDocument(html);
      // Its nodes move into this document.
      prepared = undefined;
      shown = html;
      const regions = matchRegions(document, next);
      const isSameBuild = next.documentElement.dataset.buildId === buildId;
      if (regions === undefined || !isSameBuild) throw new NotAPageError(url.href);
      const kept = new Map<Element, Element>();
      leaveText();
      emit('gw:before-swap', {
        url: url.href,
        page: next,
        keep: (element, twin) => kept.set(twin, element),
      });
      const rest = beginsAtTop ? showTopFirst(next) : undefined;
      const swapHead = swapPage(next, regions, kept);
      settle = () => {
        rest?.showAll();
        swapHead();
      };
      showIfSeen = () => rest?.showIfSeen();
      afterPaint(settle);
      islands.update();
      setShown(url);
    },
    rename: setShown,
    showFailure(url, error) {
      const main = document.querySelector<HTMLElement>('#_main, main');
      if (main === null) {
        location.reload();
        return;
      }
      emit('gw:before-swap', { url: url.href });
      showFailure(main, error);
      islands.update();
      setShown(undefined);
    },
  };
}
