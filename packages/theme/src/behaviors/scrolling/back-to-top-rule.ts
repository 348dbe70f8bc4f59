import type { ScrollMove } from './scroll-position.ts';

/** Pixels from the top within which the button never shows. */
const THRESHOLD = 300;

/** Returns whether a scroll shows the button: upward, far from the top, and not at the end of the page. */
export function nextBackToTopState(move: ScrollMove): 'hidden' | 'shown' | undefined {
  const { top, lastTop, windowHeight, documentHeight } = move;
  if (lastTop === undefined) return undefined;
  if (top < THRESHOLD || top >= lastTop) return 'hidden';
  return top + windowHeight < documentHeight ? 'shown' : undefined;
}

/** Returns the scroll position of the next animation frame, in pixels from the top. */
export function nextStepUp(top: number): number {
  return Math.floor(top * 0.85);
}
