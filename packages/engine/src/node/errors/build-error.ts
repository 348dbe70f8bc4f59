import { stripVTControlCharacters } from 'node:util';

/** Location of a problem: a site-relative file, 1-based line and column (in code points). */
export interface SourcePosition {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

export interface BuildErrorOptions extends SourcePosition {
  /** The remedy, as an imperative sentence. */
  readonly hint?: string | undefined;
  /** Lines of the source around the position, with a marker. */
  readonly frame?: string | undefined;
  readonly cause?: unknown;
}

/** A problem in the site author's files. Displayed without a stack: the position is more useful. */
export class BuildError extends Error {
  readonly position: SourcePosition;
  readonly hint: string | undefined;
  readonly frame: string | undefined;

  constructor(message: string, options: BuildErrorOptions = {}) {
    // Compilers color their messages for a terminal.
    super(
      stripVTControlCharacters(message),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = 'BuildError';
    this.position = { file: options.file, line: options.line, column: options.column };
    this.hint = options.hint;
    this.frame = options.frame;
  }
}

/** Several problems found in one pass, reported together. */
export class BuildErrors extends Error {
  constructor(readonly errors: readonly BuildError[]) {
    super(errors.map((error) => error.message).join('\n'));
    this.name = 'BuildErrors';
  }
}

/** Throws nothing for an empty list, the error itself for one, and a combined error for more. */
export function throwIfAny(errors: readonly BuildError[]): void {
  // An included text causes the same error on each of its pages.
  const unique = [...new Map(errors.map((error) => [identify(error), error])).values()];
  const [first] = unique;
  if (first === undefined) return;
  throw unique.length === 1 ? first : new BuildErrors(unique);
}

function identify({ message, position: { file, line, column } }: BuildError): string {
  return [file, line, column, message].join('\0');
}
