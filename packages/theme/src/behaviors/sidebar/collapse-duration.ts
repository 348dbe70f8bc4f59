/**
 * Returns the milliseconds for opening or closing a section of a height in pixels; longer for taller ones,
 * but not proportionally.
 */
export function getCollapseDuration(height: number): number {
  if (height === 0) return 0;
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}
