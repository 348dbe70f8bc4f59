/** Numbers, as an array of any kind has them. */
export type Numbers = ArrayLike<number>;

/** All records with a term by number, in order, and how much each is about it. */
export interface TermRecords {
  readonly records: Numbers;
  /** From 1 to 255. */
  readonly weights: Numbers;
}

/** The most that a record weighs in a list: weights are bytes. */
export const HEAVIEST = 255;
