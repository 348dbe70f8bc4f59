/** A fenced code block of a page's text. */
export interface CodeSample {
  /** Lower case; the empty string if the fence has no language. */
  readonly lang: string;
  /** The rest of the info string. */
  readonly meta: string;
  /** Without leading indentation and quote marks. */
  readonly code: string;
  /** Line of the code's first line, from 1. */
  readonly line: number;
}
