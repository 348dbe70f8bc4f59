import type { ScrollMove } from '../scrolling/scroll-position.ts';

/**
 * Returns whether a scroll hides or shows the navbar: always shown within its own height from the top, hidden
 * when scrolling down, shown when scrolling up unless the end of the page is in view. Undefined keeps its
 * state.
 */
export function nextNavbarState(move: ScrollMove, navbarHeight: number): 'hidden' | 'shown' | undefined {
  const { top, lastTop, windowHeight, documentHeight } = move;
  if (top < navbarHeight) return 'shown';
  if (lastTop !== undefined && lastTop > 0 && top >= lastTop) return 'hidden';
  return top + windowHeight < documentHeight - navbarHeight ? 'shown' : undefined;
}
