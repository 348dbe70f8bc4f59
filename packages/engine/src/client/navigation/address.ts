import { isPageUrl, toPagePath } from './route-url.ts';

/** The document's URL, where it is not the one that the page has. */
export interface Address {
  /** Hears of each navigation, and says whether it only puts the URL right: nothing is to be loaded, scrolled or focused. */
  takes(event: NavigateEvent): boolean;
  /** Sets the URL once the navigation is through, unless it is given up before. */
  correct(signal: AbortSignal, url: string, onDone: () => void): void;
  /**
   * Returns to the page that is shown once the signal says that the reader stopped the navigation. One that another
   * navigation took the place of leaves the address to that one.
   */
  restore(signal: AbortSignal): void;
}

/** What a navigation back to the page that is shown is known by. */
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
    // A way back that was given up for a link has lost the entries behind it.
    const isKept = navigation.entries().some((entry) => entry.key === key);
    if (key !== navigation.currentEntry?.key && isKept) {
      // Another navigation that comes in between has the address for itself.
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
        // A navigation that takes the place of this one is told of after it has ended this one.
        setTimeout(() => {
          if (latest?.signal === signal && shown !== null) returnTo(shown);
        });
      });
    },
  };
}

/** `/page/index.html` as the page's own `/page/`. */
export function stripIndexFile(baseUrl: string): void {
  const url = new URL(location.href);
  const path = toPagePath(url);
  if (path !== url.pathname && isPageUrl(url, location.origin, baseUrl))
    history.replaceState(history.state, '', path + url.search + url.hash);
}
