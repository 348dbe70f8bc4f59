import type { RegexEngine } from 'shiki/core';
import { Pattern, type SearchedText } from './pattern.ts';

/**
 * Makes the engine that finds the patterns of grammars, with the expressions of Shiki's own engine and with the same result.
 * `translate` makes an expression of JavaScript of a pattern of Oniguruma; a pattern for which it throws is left out.
 */
export function createRegexEngine(translate: (pattern: string) => RegExp): RegexEngine {
  const known = new Map<string, Pattern | undefined>();
  let count = 0;

  const getPattern = (written: string): Pattern | undefined => {
    if (!known.has(written))
      known.set(
        written,
        tryOr(undefined, () => new Pattern(translate(written))),
      );
    return known.get(written);
  };
  const createString = (content: string): SearchedText => {
    count += 1;
    return { content, id: count, isAscii: /^[\0-\x7f]*$/.test(content) };
  };
  return {
    createString,
    createScanner(written) {
      const patterns = written.map((pattern) => getPattern(String(pattern)));
      return {
        findNextMatchSync(string, from) {
          const text = typeof string === 'string' ? createString(string) : (string as SearchedText);
          const found = findFirst(patterns, text, from);
          const pattern = patterns[found];
          return pattern === undefined ? null : { index: found, captureIndices: pattern.capture() };
        },
      };
    },
  };
}

/** Which of the patterns matches first, and is the first of those that match there; -1 for none. */
function findFirst(patterns: readonly (Pattern | undefined)[], text: SearchedText, from: number): number {
  let found = -1;
  let place = Number.POSITIVE_INFINITY;
  for (let index = 0; index < patterns.length; index++) {
    const at = searchSafely(patterns[index], text, from);
    if (at === -1 || at >= place) continue;
    found = index;
    place = at;
    if (at === from) break;
  }
  return found;
}

/** An expression that is too much for a text finds nothing. */
function searchSafely(pattern: Pattern | undefined, text: SearchedText, from: number): number {
  try {
    return pattern?.search(text, from) ?? -1;
  } catch {
    return -1;
  }
}

function tryOr<T>(other: T, run: () => T): T {
  try {
    return run();
  } catch {
    return other;
  }
}
