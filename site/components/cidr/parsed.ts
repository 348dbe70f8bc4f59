import type { CidrMessage } from './format-problem.ts';

/** What became of a text that somebody typed: its value, or why there is none, for the reader. */
export type Parsed<T> =
  | { readonly value: T; readonly problem?: never }
  | {
      readonly value?: never;
      readonly problem: CidrMessage;
      /** What was probably meant. */
      readonly suggestion?: string;
    };
