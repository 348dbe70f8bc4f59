/** Returns the milliseconds for toggling a section of a height in pixels, which grow less than linearly. */
export function getCollapseDuration(height: number): number {
  if (height === 0) return 0;
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}
