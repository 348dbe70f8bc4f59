export type ColorMode = 'light' | 'dark';

export interface ColorModeInput {
  /** What browser storage has; anything but the two modes counts as light. */
  readonly stored: string | null;
  readonly prefersDark: boolean;
  /** Absent: light. */
  readonly defaultMode?: ColorMode;
  readonly respectPrefersColorScheme?: boolean;
}

/** The colour mode of a page: the reader's choice, else the system's where the site follows it, else the site's. */
export function resolveColorMode(input: ColorModeInput): ColorMode {
  if (input.stored !== null) return input.stored === 'dark' ? 'dark' : 'light';
  if (input.respectPrefersColorScheme) return input.prefersDark ? 'dark' : 'light';
  return input.defaultMode ?? 'light';
}
