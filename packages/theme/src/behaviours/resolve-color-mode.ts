export type ColorMode = 'light' | 'dark';

export interface ColorModeFacts {
  /** What browser storage has; anything but the two modes counts as light. */
  readonly stored: string | null;
  readonly prefersDark: boolean;
  readonly defaultMode: ColorMode;
  readonly respectPrefersColorScheme: boolean;
}

/** The colour mode of a page: the reader's choice, else the system's where the site follows it, else the site's. */
export function resolveColorMode(facts: ColorModeFacts): ColorMode {
  if (facts.stored !== null) return facts.stored === 'dark' ? 'dark' : 'light';
  if (facts.respectPrefersColorScheme) return facts.prefersDark ? 'dark' : 'light';
  return facts.defaultMode;
}
