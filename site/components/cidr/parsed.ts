import type { CidrMessage } from './format-problem.ts';

/** The result of parsing typed text: its value, or an error for the reader. */
export type Parsed<T> =
  | { readonly value: T; readonly problem?: never }
  | {
      readonly value?: never;
      readonly problem: CidrMessage;
      /** The probably intended value. */
      readonly suggestion?: string;
    };
