/** What became of a text that somebody typed: its value, or why there is none, in words for the reader. */
export type Reading<T> =
  | { readonly value: T; readonly problem?: never }
  | {
      readonly value?: never;
      /** One or two sentences; what was typed stands in backticks. */
      readonly problem: string;
      /** What was probably meant. */
      readonly suggestion?: string;
    };
