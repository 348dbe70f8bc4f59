/**
 * An error in a source file. `line` and `column` start at 1; columns count characters as an editor shows
 * them.
 */
export interface SourceError {
  message: string;
  file: string;
  line: number;
  column: number;
  /** Suggested fix, as an imperative sentence. */
  hint?: string;
}

/** An error at an offset in UTF-16 units, without a file position. */
export interface HclError {
  offset: number;
  message: string;
  hint?: string;
}

/** Thrown inside the parser to skip an invalid item; it never leaves this folder. */
export class HclSyntaxError extends Error {
  constructor(
    readonly offset: number,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** Sorts errors by file, then line, then column. */
export function sortErrors(errors: SourceError[]): SourceError[] {
  return errors.sort((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || a.column - b.column;
  });
}

/** Formats one line per error, `file:line:column: message`, followed by the hint. */
export function renderError(error: SourceError): string {
  const hint = error.hint === undefined ? '' : ` (${error.hint})`;
  return `${error.file}:${error.line}:${error.column}: ${error.message}${hint}`;
}
