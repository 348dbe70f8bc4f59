import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript';
import { narrowToAscii } from './ascii-pattern.ts';
import { type CharSet, findRequiredChars } from './required-chars.ts';

/** A pattern of a grammar as a JavaScript expression. */
export interface Translation {
  readonly source: string;
  /** Equivalent source for ASCII texts. */
  readonly narrow: string;
  /** Without `d` and `g`. */
  readonly flags: string;
  /** Characters of which an ASCII text must contain one for a match; `undefined` if unknown. */
  readonly needed?: CharSet | undefined;
  /** Searched in the rest of a text, without lookbehind to the part before it. */
  readonly isClipped: boolean;
  /** Groups that aren't captures. */
  readonly hidden: readonly number[];
  /** Groups that take over another group's text, if it has one. */
  readonly moved: readonly (readonly [group: number, to: number])[];
}

/** Options of Shiki's expressions in addition to JavaScript's. */
interface Options {
  readonly hiddenCaptures?: readonly number[];
  readonly transfers?: readonly (readonly [to: number, groups: readonly number[]])[];
  readonly strategy?: string | null;
}

/**
 * Translates an Oniguruma pattern; throws an error if it is invalid. The result is the same in every Node
 * version since 20.
 */
export function translatePattern(pattern: string): Translation {
  return readTranslation(defaultJavaScriptRegexConstructor(pattern, { target: 'ES2024' }));
}

/** Reads an expression of Shiki's engine; throws a `RangeError` for an unknown search strategy. */
export function readTranslation(expression: RegExp & { readonly rawOptions?: Options }): Translation {
  const { hiddenCaptures = [], transfers = [], strategy } = expression.rawOptions ?? {};
  if (strategy && strategy !== 'clip_search') throw new RangeError(`unknown way to search: ${strategy}`);
  const { source } = expression;
  const flags = expression.flags.replace(/[dg]/g, '');
  const narrow = flags.includes('v') ? narrowToAscii(source) : source;
  return {
    source,
    narrow,
    flags,
    needed: findRequiredChars(narrow, flags),
    isClipped: Boolean(strategy),
    hidden: hiddenCaptures,
    moved: transfers.flatMap(([to, groups]) => groups.map((group) => [group, to] as const)),
  };
}
