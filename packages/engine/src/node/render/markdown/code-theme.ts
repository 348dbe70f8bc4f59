import type { CodeSlot } from '#shared/code-theme.ts';

/** Name of the theme whose colors are slot numbers. */
export const SLOT_THEME = 'slots';

/** Creates a theme whose colors are slot numbers: `#000003` is slot 3. */
export function createSlotTheme(slots: readonly CodeSlot[]) {
  return {
    name: SLOT_THEME,
    type: 'light' as const,
    fg: '#000000',
    bg: '#ffffff',
    settings: slots.flatMap((slot, index) =>
      slot.scopes.length === 0
        ? []
        : [{ scope: [...slot.scopes], settings: { foreground: toSlotColor(index) } }],
    ),
  };
}

function toSlotColor(index: number): string {
  return `#${index.toString(16).padStart(6, '0')}`;
}

/** The slot of a color of that theme; grammars number their colors from 1. */
export function readSlot(color: string | undefined): number {
  return Number.parseInt(color?.slice(1) ?? '0', 16);
}

/** The stylesheet of the code theme: one custom property per slot and color mode. */
export function createCodeThemeCss(codeSlots: readonly CodeSlot[]): string {
  const declare = (mode: 'light' | 'dark'): string =>
    codeSlots.map((slot, index) => `--code-${index}:${slot[mode]}`).join(';');
  const classes = codeSlots.slice(1).map((_, index) => `c-${index + 1}{color:var(--code-${index + 1})}`);
  return `@layer code{:root{${declare('light')}}[data-theme="dark"]{${declare('dark')}}${classes.join('')}}`;
}
