import { isPageUrl, toPagePath } from './route-url.ts';

/** The document's URL, where it is not the one that the page has. */
export interface Address {
  /** The URL is being changed without a navigation. */
  readonly isCorrecting: boolean;
  /** Sets the URL once the navigation is through, unless it is given up before. */
  correct(signal: AbortSignal, url: string, onDone: () => void): void;
}

export function createAddress(): Address {
  let isCorrecting = false;
  return {
    get isCorrecting() {
      return isCorrecting;
    },
    correct(signal, url, onDone) {
      const replace = (): void => {
        if (signal.aborted) return;
        isCorrecting = true;
        history.replaceState(history.state, '', url);
        isCorrecting = false;
        onDone();
      };
      navigation.addEventListener('navigatesuccess', replace, { once: true, signal });
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
