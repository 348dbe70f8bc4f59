import { isPageUrl, toPageKey } from './route-url.ts';

/** Facts about a navigation before it happens. */
export interface NavigationRequest {
  readonly type: NavigationType;
  readonly canIntercept: boolean;
  readonly isDownload: boolean;
  readonly isPost: boolean;
  /**
   * True for a new hash, for `pushState` and `replaceState`, and for a traversal to such an entry: the
   * document stays.
   */
  readonly sameDocument: boolean;
  /** The clicked link opts out of client navigation. */
  readonly optedOut: boolean;
  readonly from: URL;
  readonly to: URL;
}

export interface CurrentPage {
  readonly origin: string;
  readonly baseUrl: string;
  /** Page key of the displayed page; undefined while an error is displayed. */
  readonly key: string | undefined;
}

/**
 * `browser`: not handled; `scroll`: a link to the current page, which only scrolls up; `load`: fetch and
 * swap.
 */
export type NavigationPlan = 'browser' | 'scroll' | 'load';

/** Decides how to carry out a navigation. */
export function decideNavigation(request: NavigationRequest, shown: CurrentPage): NavigationPlan {
  const { type, to, from } = request;
  if (!request.canIntercept || request.isDownload || request.isPost || type === 'reload') return 'browser';
  // Back and forward are not clicks, even when the last click was on the link to the same page.
  if (request.optedOut && type !== 'traverse') return 'browser';
  if (!isPageUrl(to, shown.origin, shown.baseUrl)) return 'browser';
  // The displayed page can differ from the document's URL, which changes at once, before the page arrives.
  const samePage = toPageKey(to) === shown.key;
  if (samePage && request.sameDocument) return 'browser';
  const sameUrl = to.search === from.search && toPageKey(to) === toPageKey(from);
  return samePage && sameUrl ? 'scroll' : 'load';
}
