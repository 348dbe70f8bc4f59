export type ColorMode = 'light' | 'dark';

/**
 * The colour mode of a page: the reader's choice, else the system's where the site follows it (`system`), else the site's.
 * `stored` is what browser storage has; anything but the two modes counts as light.
 */
export function resolveColorMode(
  stored: string | null,
  system: ColorMode | undefined,
  own?: ColorMode,
): ColorMode {
  return (stored ?? system ?? own) === 'dark' ? 'dark' : 'light';
}
