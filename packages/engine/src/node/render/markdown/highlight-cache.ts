import { hashText } from '../../cache/hash.ts';

/** A highlighted line: slot and length of each piece, alternating. */
export type ColoredLine = readonly number[];

/** Caches colors of code: matching the regular expressions of a grammar takes most of the time of a page. */
export interface HighlightCache {
  find(code: string, lang: string): readonly ColoredLine[] | undefined;
  add(code: string, lang: string, lines: readonly ColoredLine[]): void;
}

/** Default size of a cache in memory, in pieces of code. */
const MAX_ENTRIES = 1_000;

/** Creates a cache in memory that drops the least recently used code. */
export function createHighlightCache(maxEntries = MAX_ENTRIES): HighlightCache {
  const entries = new Map<string, readonly ColoredLine[]>();
  const add = (key: string, lines: readonly ColoredLine[]): void => {
    entries.delete(key);
    entries.set(key, lines);
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
  };
  return {
    find(code, lang) {
      const key = hashText(lang, code);
      const lines = entries.get(key);
      if (lines !== undefined) add(key, lines);
      return lines;
    },
    add: (code, lang, lines) => add(hashText(lang, code), lines),
  };
}

/** The cache of one page, which is saved with the page. */
export interface PageHighlightCache extends HighlightCache {
  /** The used entries, as text; `undefined` when they equal the restored ones. */
  serialize(): string | undefined;
}

interface Stored {
  readonly colorsKey: string;
  readonly lines: readonly (readonly [key: string, lines: readonly ColoredLine[]])[];
}

/** Key of a page's highlight cache. */
export function createHighlightKey(pageKey: string): string {
  return hashText(pageKey);
}

/**
 * Restores the cache of a page from its text; it is empty if colors or grammars (`colorsKey`) have changed.
 * Code that is no longer on the page is dropped.
 */
export function restoreHighlightCache(text: string | undefined, colorsKey: string): PageHighlightCache {
  const stored: Stored | undefined = text === undefined ? undefined : JSON.parse(text);
  const restored = new Map(stored?.colorsKey === colorsKey ? stored.lines : []);
  const used = new Map<string, readonly ColoredLine[]>();
  return {
    find(code, lang) {
      if (restored.size === 0) return undefined;
      const key = hashText(lang, code);
      const lines = restored.get(key);
      if (lines !== undefined) used.set(key, lines);
      return lines;
    },
    add(code, lang, lines) {
      used.set(hashText(lang, code), lines);
    },
    serialize() {
      const isSame = used.size === restored.size && [...used.keys()].every((key) => restored.has(key));
      return isSame ? undefined : JSON.stringify({ colorsKey, lines: [...used] } satisfies Stored);
    },
  };
}
