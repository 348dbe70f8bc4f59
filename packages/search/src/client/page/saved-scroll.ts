/** The number of results loaded on a search page, and the scroll position in pixels. */
export interface SavedScroll {
  readonly items: number;
  readonly top: number;
}

/** Positions by history entry. */
const places = new Map<string, SavedScroll>();

/**
 * Saves the scroll position in the results for a return to this history entry, because the results arrive
 * only after browsers have restored it. Returns the position saved before.
 */
export function preserveScroll(list: HTMLElement, left: AbortSignal): SavedScroll | undefined {
  const key = 'navigation' in window ? navigation.currentEntry?.key : undefined;
  if (key === undefined) return undefined;
  left.addEventListener('abort', () => places.set(key, { items: list.children.length, top: window.scrollY }));
  return places.get(key);
}
