/** A pattern of a grammar as an expression of JavaScript. */
export interface Translation {
  readonly source: string;
  /** Without `d` and `g`. */
  readonly flags: string;
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

/** Reads an expression of Shiki's own engine; throws a `RangeError` for one that is searched in a way that is not known. */
export function readTranslation(expression: RegExp & { readonly rawOptions?: Options }): Translation {
  const { hiddenCaptures = [], transfers = [], strategy } = expression.rawOptions ?? {};
  if (strategy && strategy !== 'clip_search') throw new RangeError(`unknown way to search: ${strategy}`);
  return {
    source: expression.source,
    flags: expression.flags.replace(/[dg]/g, ''),
    isClipped: Boolean(strategy),
    hidden: hiddenCaptures,
    moved: transfers.flatMap(([to, groups]) => groups.map((group) => [group, to] as const)),
  };
}
