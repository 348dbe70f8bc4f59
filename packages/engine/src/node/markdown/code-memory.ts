import { hashText } from '../cache/hash.ts';

/** A line as it was colored: the slot and the length of each piece, in turns. */
export type ColoredLine = readonly number[];

/** The colors of code that was highlighted before. To match the regular expressions of a grammar takes most of the time of a page. */
export interface CodeMemory {
  /** True when there is nothing to find. */
  readonly isEmpty: boolean;
  find(code: string, lang: string): readonly ColoredLine[] | undefined;
  add(code: string, lang: string, lines: readonly ColoredLine[]): void;
}

/** Pieces of code that are remembered while a program runs. */
const MOST_CODE = 1_000;

/** A memory for as long as a program runs; what was not shown for long is forgotten. */
export function createCodeCache(most = MOST_CODE): CodeMemory {
  const known = new Map<string, readonly ColoredLine[]>();
  const add = (key: string, lines: readonly ColoredLine[]): void => {
    known.delete(key);
    known.set(key, lines);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
  };
  return {
    get isEmpty() {
      return known.size === 0;
    },
    find(code, lang) {
      const key = hashText(lang, code);
      const lines = known.get(key);
      if (lines !== undefined) add(key, lines);
      return lines;
    },
    add: (code, lang, lines) => add(hashText(lang, code), lines),
  };
}

/** The memory of one page, with what it holds at the end. */
export interface PageCodeMemory extends CodeMemory {
  /** What was used, as text; `undefined` when that is what was kept. */
  describe(): string | undefined;
}

interface Stored {
  readonly colorsKey: string;
  readonly lines: readonly (readonly [key: string, lines: readonly ColoredLine[]])[];
}

/** Key of a page's memory among the texts that are kept of pages. */
export function createCodeKey(pageKey: string): string {
  return hashText(pageKey);
}

/**
 * Makes a page's memory of what was kept of it with the same colors and grammars (`colorsKey`). What the page does not show any more is
 * forgotten.
 */
export function createCodeMemory(kept: string | undefined, colorsKey: string): PageCodeMemory {
  const stored: Stored | undefined = kept === undefined ? undefined : JSON.parse(kept);
  const known = new Map(stored?.colorsKey === colorsKey ? stored.lines : []);
  const used = new Map<string, readonly ColoredLine[]>();
  return {
    isEmpty: known.size === 0,
    find(code, lang) {
      if (known.size === 0) return undefined;
      const key = hashText(lang, code);
      const lines = known.get(key);
      if (lines !== undefined) used.set(key, lines);
      return lines;
    },
    add(code, lang, lines) {
      used.set(hashText(lang, code), lines);
    },
    describe() {
      const isSame = used.size === known.size && [...used.keys()].every((key) => known.has(key));
      return isSame ? undefined : JSON.stringify({ colorsKey, lines: [...used] } satisfies Stored);
    },
  };
}
