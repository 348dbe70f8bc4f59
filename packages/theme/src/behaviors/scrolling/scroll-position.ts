export interface ScrollMove {
  /** Pixels from the top of the document, now and at the scroll event before. */
  readonly top: number;
  readonly lastTop: number | undefined;
  readonly windowHeight: number;
  readonly documentHeight: number;
}

const listeners: ((move: ScrollMove) => void)[] = [];
let lastTop: number | undefined;

/** Tells of each scroll of the window, with the position before it. */
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
