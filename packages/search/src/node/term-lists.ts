/** Numbers in any kind of array. */
export type Numbers = ArrayLike<number>;

/** All records with a term, sorted by number, with their weights. */
export interface TermRecords {
  readonly records: Numbers;
  /** From 1 to 255. */
  readonly weights: Numbers;
}

/** Maximum weight of a record in a list: weights are bytes. */
export const HEAVIEST = 255;
