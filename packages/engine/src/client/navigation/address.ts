import { isPageUrl, toPagePath } from './route-url.ts';

/** The document's URL while it differs from the page's. */
export interface Address {
  /** True for a navigation that only corrects the URL: nothing is loaded, scrolled or focused. */
  takes(event: NavigateEvent): boolean;
  /** Sets the URL at the end of the navigation, unless it is aborted earlier. */
  correct(signal: AbortSignal, url: string, onDone: () => void): void;
  /**
   * Returns to the displayed page once the signal reports that the reader stopped the navigation. A
   * navigation that was superseded leaves the address to its successor.
   */
  restore(signal: AbortSignal): void;
}

/** Marks a navigation back to the displayed page. */
const RESTORED = 'restored';

export function createAddress(): Address {
  let isCorrecting = false;
  let shown = navigation.currentEntry;
  let latest: NavigateEvent | undefined;
  const replace = (url: string): void => {
    isCorrecting = true;
    history.replaceState(history.state, '', url);
    isCorrecting = false;
  };
  const returnTo = ({ key, url }: NavigationHistoryEntry): void => {
    // If a navigation back was aborted by a link, its later entries are gone.
    const isKept = navigation.entries().some((entry) => entry.key === key);
    if (key !== navigation.currentEntry?.key && isKept) {
      // A navigation that starts in between owns the address.
      navigation.traverseTo(key, { info: RESTORED }).committed?.catch(() => undefined);
    } else if (url !== null) replace(url);
  };
  navigation.addEventListener('navigatesuccess', () => {
    shown = navigation.currentEntry;
  });
  return {
    takes(event) {
      latest = event;
      if (event.info !== RESTORED) return isCorrecting;
      event.intercept({ focusReset: 'manual', scroll: 'manual' });
      return true;
    },
    correct(signal, url, onDone) {
      const apply = (): void => {
        if (signal.aborted) return;
        replace(url);
        onDone();
      };
      navigation.addEventListener('navigatesuccess', apply, { once: true, signal });
    },
    restore(signal) {
      signal.addEventListener('abort', () => {
        // The event of a superseding navigation fires after this navigation has been aborted.
        setTimeout(() => {
          if (latest?.signal === signal && shown !== null) returnTo(shown);
        });
      });
    },
  };
}

/** Replaces `/page/index.html` with the page's canonical `/page/`. */
export function stripIndexFile(baseUrl: string): void {
  const url = new URL(location.href);
  const path = toPagePath(url);
  if (path !== url.pathname && isPageUrl(url, location.origin, baseUrl))
    history.replaceState(history.state, '', path + url.search + url.hash);
}
