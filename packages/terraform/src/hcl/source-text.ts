import type { HclError, SourceError } from './errors.ts';

/** A position in a file; `line` and `column` start at 1 and columns count code points. */
export interface Position {
  file: string;
  line: number;
  column: number;
}

/** One file's text with the offsets of its lines. */
export interface SourceText {
  file: string;
  text: string;
  /** Offset of the first character of every line. */
  lineStarts: number[];
}

/** Indexes the lines of a file. A byte order mark counts as no column. */
export function createSourceText(file: string, text: string): SourceText {
  const lineStarts = [text.charCodeAt(0) === 0xfeff ? 1 : 0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return { file, text, lineStarts };
}

/** Returns the line number (from 1) of an offset. */
export function lineAt(source: SourceText, offset: number): number {
  let low = 0;
  let high = source.lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((source.lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** Returns the position of an offset in UTF-16 units. */
export function positionAt(source: SourceText, offset: number): Position {
  const line = lineAt(source, offset);
  let column = 1;
  for (let at = source.lineStarts[line - 1] ?? 0; at < offset; at++) {
    const unit = source.text.charCodeAt(at);
    const isPair = unit >= 0xd800 && unit <= 0xdbff && at + 1 < source.text.length;
    if (isPair) at++;
    column++;
  }
  return { file: source.file, line, column };
}

/** Adds the file position to an error. */
export function toSourceError(source: SourceText, fault: HclError): SourceError {
  const position = positionAt(source, fault.offset);
  const error: SourceError = { message: fault.message, ...position };
  if (fault.hint !== undefined) error.hint = fault.hint;
  return error;
}
