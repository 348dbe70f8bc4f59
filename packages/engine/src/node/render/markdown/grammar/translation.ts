import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript';
import { narrowToAscii } from './ascii-pattern.ts';
import { type CharSet, findRequiredChars } from './required-chars.ts';

/** A pattern of a grammar as an expression of JavaScript. */
export interface Translation {
  readonly source: string;
  /** Finds the same in texts of ASCII. */
  readonly narrow: string;
  /** Without `d` and `g`. */
  readonly flags: string;
  /** CharSet of which a text of ASCII has one where this matches; `undefined` when nothing is known. */
  readonly needed?: CharSet | undefined;
  /** Searched in the rest of a text as if nothing was before it. */
  readonly isClipped: boolean;
  /** Groups that are no captures. */
  readonly hidden: readonly number[];
  /** Groups whose text is that of another one, where they have one. */
  readonly moved: readonly (readonly [group: number, to: number])[];
}

/** What the expressions of Shiki's own engine have beside those of JavaScript. */
interface Options {
  readonly hiddenCaptures?: readonly number[];
  readonly transfers?: readonly (readonly [to: number, groups: readonly number[]])[];
  readonly strategy?: string | null;
}

/** Translates a pattern of Oniguruma; throws what is wrong with it. The same with every version of Node from 20 on. */
export function translatePattern(pattern: string): Translation {
  return readTranslation(defaultJavaScriptRegexConstructor(pattern, { target: 'ES2024' }));
}

/** Reads an expression of Shiki's own engine; throws a `RangeError` for one that is searched in a way that is not known. */
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
