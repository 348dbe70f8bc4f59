/**
 * Data of `gw:navigated`: the displayed page. Fired once per route change, after its scroll position is set;
 * the canonical URL and the other data of its head follow when its top is painted.
 */
export interface NavigatedDetail {
  readonly url: string;
  readonly title: string;
}

/** Data of `gw:before-swap`: an error has no page. */
export interface BeforeSwapDetail {
  readonly url: string;
  /** The next page, as it was published. */
  readonly page?: Document;
  /**
   * Persists a child of a region in place of its counterpart on the next page; the caller ensures that they
   * are alike.
   */
  readonly keep?: (element: Element, twin: Element) => void;
}

/** Events of client navigation, on `document`, in this order; a superseded navigation fires none. */
export interface NavigationEvents {
  /** The regions of the old page are about to leave the document. */
  'gw:before-swap': BeforeSwapDetail;
  'gw:navigated': NavigatedDetail;
}

export function emit<K extends keyof NavigationEvents>(type: K, detail: NavigationEvents[K]): void {
  document.dispatchEvent(new CustomEvent(type, { detail }));
}

/** Listens to an event of client navigation until the document is left, or the signal aborts. */
export function onNavigation<K extends keyof NavigationEvents>(
  type: K,
  listener: (detail: NavigationEvents[K]) => void,
  options: Pick<AddEventListenerOptions, 'once' | 'signal'> = {},
): void {
  const listen = (event: Event): void => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  document.addEventListener(type, listen, options);
}
