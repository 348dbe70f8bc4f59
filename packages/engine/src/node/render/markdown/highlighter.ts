import type { CodeSlot } from '#shared/code-theme.ts';
import { escapeText } from '../../read/content/title.ts';
import { findFenceLanguages } from './fence-languages.ts';
import { createGrammars, type Grammars } from './grammars.ts';
import type { ColoredLine, HighlightCache } from './highlight-cache.ts';

/** Highlights code in the slots of a code theme. */
export interface Highlighter {
  /**
   * One HTML string per line: tokens as `<c-3>`, which is half the size of a class, and uncolored text
   * without an element. Code in a language that is neither loaded nor in the cache has no colors.
   */
  highlightLines(code: string, lang: string): string[];
  /** Loads languages for `highlightLines`; unknown ones are shown as plain text. */
  load(languages: readonly string[]): Promise<void>;
  /**
   * Runs a function; if it highlighted code in languages that were not loaded, loads them and runs it again.
   */
  run<T>(make: () => T): Promise<T>;
  /** The same highlighter with a cache in front of its grammars. */
  withCache(cache: HighlightCache): Highlighter;
}

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'console', 'output']);

/** Languages whose code contains code of other languages. */
const MARKDOWN = new Set(['md', 'markdown', 'mdx']);

/** Creates a highlighter; grammars are loaded on demand. */
export function createHighlighter(slots: readonly CodeSlot[]): Highlighter {
  return createWithCache(createGrammars(slots), undefined);
}

function createWithCache(grammars: Grammars, cache: HighlightCache | undefined): Highlighter {
  const missing = new Set<string>();
  return {
    highlightLines(code, lang) {
      if (PLAIN.has(lang)) return code.split('\n').map(escapeText);
      const texts = code.split(/\r?\n/);
      const cached = cache?.find(code, lang);
      if (cached !== undefined) return texts.map((text, index) => renderLine(text, cached[index] ?? []));
      const key = createGrammarKey(code, lang);
      const tokenize = grammars.get(key);
      if (tokenize === undefined) missing.add(key);
      if (!tokenize) return code.split('\n').map(escapeText);
      const lines = tokenize(texts);
      cache?.add(code, lang, lines);
      return texts.map((text, index) => renderLine(text, lines[index] ?? []));
    },
    async load(languages) {
      for (const lang of languages) if (!PLAIN.has(lang)) await grammars.load(lang);
    },
    async run(make) {
      for (;;) {
        missing.clear();
        const made = make();
        if (missing.size === 0) return made;
        for (const key of [...missing]) await grammars.load(key);
      }
    },
    withCache: (own) => createWithCache(grammars, own),
  };
}

/**
 * The grammars for a piece of code, its own first: colors depend on the code alone, not on previously loaded
 * grammars.
 */
function createGrammarKey(code: string, lang: string): string {
  if (!MARKDOWN.has(lang)) return lang;
  const others = [...findFenceLanguages(code)].filter((other) => other !== lang && !PLAIN.has(other));
  return [lang, ...others.sort()].join(' ');
}

function renderLine(text: string, line: ColoredLine): string {
  const isBare = !/[&<>]/.test(text);
  let html = '';
  let start = 0;
  for (let at = 0; at < line.length; at += 2) {
    const slot = line[at] ?? 0;
    const end = start + (line[at + 1] ?? 0);
    const piece = isBare ? text.slice(start, end) : escapeText(text.slice(start, end));
    html += slot === 0 ? piece : `<c-${slot}>${piece}</c-${slot}>`;
    start = end;
  }
  return html;
}
