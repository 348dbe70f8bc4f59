import type { RegexEngine } from 'shiki/core';
import { Pattern } from './pattern.ts';
import { Scanner } from './scanner.ts';
import { createSearchedText, type SearchedText } from './searched-text.ts';
import type { Translation } from './translation.ts';

/**
 * Creates the regular expression engine for grammars, with the expressions and results of Shiki's engine. A
 * pattern is omitted if `translate` throws.
 */
export function createRegexEngine(translate: (pattern: string) => Translation): RegexEngine {
  const known = new Map<string, Pattern | undefined>();

  const getPattern = (written: string): Pattern | undefined => {
    if (!known.has(written))
      known.set(
        written,
        tryOr(undefined, () => new Pattern(translate(written))),
      );
    return known.get(written);
  };
  return {
    createString: createSearchedText,
    createScanner(written) {
      const scanner = new Scanner(written.map((pattern) => getPattern(String(pattern))));
      return {
        findNextMatchSync: (string, from) =>
          scanner.find(
            typeof string === 'string' ? createSearchedText(string) : (string as SearchedText),
            from,
          ),
      };
    },
  };
}

function tryOr<T>(other: T, run: () => T): T {
  try {
    return run();
  } catch {
    return other;
  }
}
