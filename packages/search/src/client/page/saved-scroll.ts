/** How far the results of a search page were read, and how far down it the reader was, in pixels. */
export interface SavedScroll {
  readonly items: number;
  readonly top: number;
}

/** By the entries of the history. */
const places = new Map<string, SavedScroll>();

/**
 * Keeps the reader's place in the list of results for the way back to this entry of the history: the results come only
 * after browsers have scrolled. Returns the place that was kept of it before.
 */
export function preserveScroll(list: HTMLElement, left: AbortSignal): SavedScroll | undefined {
  const key = 'navigation' in window ? navigation.currentEntry?.key : undefined;
  if (key === undefined) return undefined;
  left.addEventListener('abort', () => places.set(key, { items: list.children.length, top: window.scrollY }));
  return places.get(key);
}
