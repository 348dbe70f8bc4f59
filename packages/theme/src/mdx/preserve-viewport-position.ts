/** Milliseconds that tabs further up may take to follow a choice; those that were never used are loaded first. */
const SETTLE_TIME = 2000;
/** What ends it earlier: the reader moves the page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

let release: (() => void) | undefined;

/** Keeps an element where it is in the window while what stands above it changes its height. */
export function preserveViewportPosition(element: Element): void {
  release?.();
  const { top } = element.getBoundingClientRect();
  const { hash } = location;
  const observer = new ResizeObserver(() => {
    // A link to another place has moved the page, and is not to be undone. Its event comes after this. Going back may
    // have taken the element away.
    if (location.hash !== hash || !element.isConnected) {
      release?.();
      return;
    }
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  const ended = new AbortController();
  const timer = setTimeout(() => release?.(), SETTLE_TIME);
  release = () => {
    release = undefined;
    clearTimeout(timer);
    observer.disconnect();
    ended.abort();
  };
  for (const type of MOVES) {
    window.addEventListener(type, () => release?.(), { signal: ended.signal, passive: true, capture: true });
  }
  observer.observe(document.body);
}
