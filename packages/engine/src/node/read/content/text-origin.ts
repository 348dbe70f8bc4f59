import type { BuildErrorOptions } from '../../errors/build-error.ts';
import { createFrame } from '../../errors/frame.ts';

/** A part of a line that differs from its file. Columns and lengths in code points, from 1. */
export interface IncludedText {
  readonly column: number;
  readonly length: number;
  /** Length in the file. */
  readonly written: number;
}

/** Origin of a line of an expanded text. */
export interface LineOrigin {
  readonly file: string;
  readonly line: number;
  readonly inserts?: readonly IncludedText[];
}

/** Source map of an expanded text; plain data, for other threads. */
export interface TextOrigin {
  /** Texts on disk, by site-relative file. */
  readonly texts: ReadonlyMap<string, string>;
  readonly lines: readonly LineOrigin[];
}

/** A text of a page with its file, and its source map if other files contribute. */
export interface SourceLocation {
  readonly file: string;
  readonly source: string;
  readonly origin?: TextOrigin | undefined;
}

/** File of a line of a text. */
export function findLineFile(
  { file, origin }: Omit<SourceLocation, 'source'>,
  line: number | undefined,
): string {
  return (line === undefined ? undefined : origin?.lines[line - 1]?.file) ?? file;
}

/** Position for an error at a line and column of a text, in the original file, with a code frame. */
export function findPosition(place: SourceLocation, line: number, column: number): BuildErrorOptions {
  const { file, source, origin } = place;
  const from = origin?.lines[line - 1];
  if (from === undefined || origin === undefined)
    return { file, line, column, frame: createFrame(source, line, column) };
  const written = findWrittenColumn(from, column);
  return {
    file: from.file,
    line: from.line,
    column: written,
    frame: createFrame(origin.texts.get(from.file) ?? source, from.line, written),
  };
}

function findWrittenColumn({ inserts = [] }: LineOrigin, column: number): number {
  let shift = 0;
  for (const insert of inserts) {
    if (column < insert.column) break;
    if (column < insert.column + insert.length) return insert.column + shift;
    shift += insert.written - insert.length;
  }
  return column + shift;
}
