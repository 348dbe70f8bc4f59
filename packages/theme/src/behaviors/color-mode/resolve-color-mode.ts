export type ColorMode = 'light' | 'dark';

/**
 * Returns the color mode of a page: the reader's choice, else the system's if the site follows it (`system`),
 * else the site's. `stored` is the value in browser storage; anything but the two modes counts as light.
 */
export function resolveColorMode(
  stored: string | null,
  system: ColorMode | undefined,
  own?: ColorMode,
): ColorMode {
  return (stored ?? system ?? own) === 'dark' ? 'dark' : 'light';
}
