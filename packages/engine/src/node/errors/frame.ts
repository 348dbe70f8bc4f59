const CONTEXT_LINES = 2;
const LONGEST_LINE = 400;

/**
 * Extracts the lines around a position from a source text, the line itself marked, with a caret under the
 * column.
 */
export function createFrame(source: string, line: number, column = 1): string {
  const lines = source.split(/\r?\n/);
  const first = Math.max(1, line - CONTEXT_LINES);
  const last = Math.min(lines.length, line + CONTEXT_LINES);
  const width = String(last).length;
  const out: string[] = [];
  for (let number = first; number <= last; number++) {
    const marker = number === line ? '>' : ' ';
    out.push(`${marker} ${String(number).padStart(width)} | ${cut(lines[number - 1] ?? '')}`.trimEnd());
    if (number === line) out.push(`  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1))}^`);
  }
  return out.join('\n');
}

/** Shortens a line to a terminal's width. */
function cut(line: string): string {
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}

/** 1-based line and column of an offset. */
export function locate(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: [...before.slice(lastBreak + 1)].length + 1 };
}

/** Position of a value in a program's source, with a code frame; empty when the value is computed. */
export function findValuePosition(source: string, value: unknown): { line?: number; frame?: string } {
  if (typeof value !== 'string' || value === '') return {};
  const at = source.split(/\r?\n/).findIndex((line) => line.includes(value));
  return at < 0 ? {} : { line: at + 1, frame: createFrame(source, at + 1) };
}
