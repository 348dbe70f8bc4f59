/** Milliseconds for tabs further up to follow a choice; tabs never used before have to load first. */
const SETTLE_TIME = 2000;
/** Events that end it earlier, because the reader moves the page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

let release: (() => void) | undefined;

/** Keeps an element's position in the window while elements above it change their height. */
export function preserveViewportPosition(element: Element): void {
  release?.();
  const { top } = element.getBoundingClientRect();
  const { hash } = location;
  const observer = new ResizeObserver(() => {
    // A link to another heading has scrolled the page, which must not be undone; its event comes later. Going
    // back can have removed the element.
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
