import type { SourceError } from '../hcl/errors.ts';
import { lex } from '../hcl/lexer.ts';
import { parseHcl } from '../hcl/parser.ts';
import { createSourceText, positionAt } from '../hcl/source-text.ts';
import { bracketChange, type FormatLine, type Piece, splitLines, widthOf } from './format-line.ts';
import { spaceCell } from './spacing.ts';

/**
 * Formats a file like `terraform fmt`: two spaces per level, aligned `=` and trailing comments in runs of
 * lines. Tokens, line breaks and blank lines are kept. Code that does not parse is returned unchanged.
 */
export function formatHcl(text: string): string {
  return parseHcl(text, '').errors.length > 0 ? text : layOut(text);
}

/** Formats a fragment, such as one argument's value, that the lexer can read. */
export function layOut(text: string): string {
  const lines = splitLines(text, lex(text).tokens);
  indent(lines);
  for (const line of lines) {
    spaceCell(line.lead);
    const [equals] = line.assign;
    if (equals !== undefined) equals.spaces = 1;
    spaceCell(line.assign);
  }
  align(
    lines,
    (line) => line.assign,
    (line) => [line.lead],
  );
  align(
    lines,
    (line) => line.comment,
    (line) => [line.lead, line.assign],
  );
  const mark = text.charCodeAt(0) === 0xfeff ? text.slice(0, 1) : '';
  return mark + lines.map((line) => [line.lead, line.assign, line.comment].map(renderCell).join('')).join('');
}

/** Reports every line that `formatHcl` would change. Code that does not parse is not checked. */
export function checkFormat(text: string, file: string): SourceError[] {
  const formatted = formatHcl(text);
  if (formatted === text) return [];
  const source = createSourceText(file, text);
  const wanted = formatted.split('\n');
  return text.split('\n').flatMap((line, index) => {
    const better = wanted[index] ?? '';
    if (line === better) return [];
    let column = 0;
    while (column < line.length && line[column] === better[column]) column++;
    const position = positionAt(source, (source.lineStarts[index] ?? 0) + column);
    return [{ message: 'The layout differs from `terraform fmt`', ...position, hint: `Write \`${better}\`` }];
  });
}

function renderCell(cell: Piece[]): string {
  return cell.map(({ spaces, text }) => ' '.repeat(spaces) + text).join('');
}

// A line that opens more brackets than it closes indents the following lines by one level, however many it
// opens.
function indent(lines: FormatLine[]): void {
  const levels: number[] = [];
  for (const line of lines) {
    const [first] = line.lead;
    if (first === undefined || first.token.kind === 'newline' || first.token.kind === 'end') continue;
    let closing = -netBrackets(line);
    if (closing < 0) {
      first.spaces = 2 * levels.length;
      levels.push(-closing);
      continue;
    }
    while (closing > 0 && levels.length > 0) {
      const open = levels.pop() ?? 0;
      if (open > closing) levels.push(open - closing);
      closing = Math.max(0, closing - open);
    }
    first.spaces = 2 * levels.length;
  }
}

function netBrackets(line: FormatLine): number {
  let net = 0;
  for (const cell of [line.lead, line.assign]) {
    for (const { token } of cell) {
      net += bracketChange(token);
      if (token.kind === 'heredoc-open') break;
    }
  }
  return net;
}

// Adjacent lines with the cell form a run, in which the cell starts in the same column.
function align(
  lines: FormatLine[],
  cellOf: (line: FormatLine) => Piece[],
  before: (line: FormatLine) => Piece[][],
): void {
  let run: { piece: Piece; width: number }[] = [];
  const closeRun = (): void => {
    const widest = Math.max(0, ...run.map(({ width }) => width));
    for (const { piece, width } of run) piece.spaces = widest - width + 1;
    run = [];
  };
  for (const line of lines) {
    const [piece] = cellOf(line);
    if (piece === undefined) closeRun();
    else run.push({ piece, width: before(line).reduce((sum, cell) => sum + widthOf(cell), 0) });
  }
  closeRun();
}
