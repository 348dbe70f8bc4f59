export interface ScrollMove {
  /** Pixels from the top of the document, now and at the previous scroll event. */
  readonly top: number;
  readonly lastTop: number | undefined;
  readonly windowHeight: number;
  readonly documentHeight: number;
}

const listeners: ((move: ScrollMove) => void)[] = [];
let lastTop: number | undefined;

/** Calls the listener on each scroll of the window, with the previous position. */
export function onScroll(listener: (move: ScrollMove) => void): void {
  if (listeners.push(listener) === 1) window.addEventListener('scroll', tell, { passive: true });
}

function tell(): void {
  const top = window.scrollY;
  const { scrollHeight } = document.documentElement;
  const move = { top, lastTop, windowHeight: window.innerHeight, documentHeight: scrollHeight };
  lastTop = top;
  for (const listener of listeners) listener(move);
}
