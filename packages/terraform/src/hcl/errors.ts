/** A fault in a source file. `line` and `column` start at 1; columns count characters as an editor shows them. */
export interface SourceError {
  message: string;
  file: string;
  line: number;
  column: number;
  /** What to do about it, as an imperative sentence. */
  hint?: string;
}

/** A fault at an offset in UTF-16 units, before it is placed in a file. */
export interface HclError {
  offset: number;
  message: string;
  hint?: string;
}

/** Thrown inside the parser to leave a damaged item; it never leaves this folder. */
export class HclSyntaxError extends Error {
  constructor(
    readonly offset: number,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** Orders faults as a reader meets them: by file, then line, then column. */
export function sortErrors(errors: SourceError[]): SourceError[] {
  return errors.sort((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || a.column - b.column;
  });
}

/** One line per error, `file:line:column: message`, with the hint after it. */
export function renderError(error: SourceError): string {
  const hint = error.hint === undefined ? '' : ` (${error.hint})`;
  return `${error.file}:${error.line}:${error.column}: ${error.message}${hint}`;
}
