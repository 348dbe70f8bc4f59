import type { ScrollMove } from '../scrolling/scroll-position.ts';

/**
 * Whether a scroll hides or shows the navbar: always shown within its own height from the top, hidden on the way
 * down, shown on the way up unless the end of the page is in view. Undefined leaves it as it is.
 */
export function nextNavbarState(move: ScrollMove, navbarHeight: number): 'hidden' | 'shown' | undefined {
  const { top, lastTop, windowHeight, documentHeight } = move;
  if (top < navbarHeight) return 'shown';
  if (lastTop !== undefined && lastTop > 0 && top >= lastTop) return 'hidden';
  return top + windowHeight < documentHeight - navbarHeight ? 'shown' : undefined;
}
