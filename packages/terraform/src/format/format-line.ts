import type { Token } from '../hcl/tokens.ts';

/** A token with its leading spaces. */
export interface Piece {
  token: Token;
  text: string;
  spaces: number;
}

/** A line in three cells; values that continue on the next line stay in `lead`. */
export interface FormatLine {
  lead: Piece[];
  assign: Piece[];
  comment: Piece[];
}

/** Returns +1 for an opening bracket, -1 for a closing one. */
export function bracketChange({ kind }: Token): number {
  if (kind === '{' || kind === '[' || kind === '(' || kind === 'interpolation' || kind === 'control')
    return 1;
  return kind === '}' || kind === ']' || kind === ')' || kind === 'sequence-end' ? -1 : 0;
}

/** Splits tokens into lines and lines into cells. A heredoc with its whole content is part of one line. */
export function splitLines(text: string, tokens: Token[]): FormatLine[] {
  const lines: FormatLine[] = [];
  let pieces: Piece[] = [];
  for (const token of tokens) {
    const raw = text.slice(token.start, token.end);
    // The newline at the end of a line comment becomes a separate piece here.
    const newline = token.kind === 'comment' ? /\r?\n$/.exec(raw)?.[0] : undefined;
    if (newline !== undefined) {
      const end = token.end - newline.length;
      pieces.push({ token: { ...token, end }, text: raw.slice(0, -newline.length).trimEnd(), spaces: 0 });
      pieces.push({ token: { kind: 'newline', start: end, end: token.end }, text: newline, spaces: 0 });
    } else pieces.push({ token, text: raw, spaces: 0 });
    if (token.kind !== 'newline' && newline === undefined && token.kind !== 'end') continue;
    lines.push(toCells(pieces));
    pieces = [];
  }
  return lines;
}

function toCells(pieces: Piece[]): FormatLine {
  const ends = pieces.at(-1)?.token.kind;
  const content = ends === 'newline' || ends === 'end' ? pieces.slice(0, -1) : pieces;
  const tail = pieces.slice(content.length);
  const last = content.at(-1);
  // Block comments keep their position; only comments to the end of the line are aligned.
  const hasComment = content.length > 1 && last?.token.kind === 'comment' && !last.text.startsWith('/*');
  const comment = hasComment ? content.slice(-1) : [];
  const code = hasComment ? content.slice(0, -1) : content;
  const equals = code.findIndex((piece, index) => index > 0 && piece.token.kind === '=');
  const value = equals === -1 ? [] : code.slice(equals);
  const isWhole = value.reduce((net, piece) => net + bracketChange(piece.token), 0) === 0;
  const line: FormatLine =
    equals !== -1 && isWhole
      ? { lead: code.slice(0, equals), assign: value, comment }
      : { lead: code, assign: [], comment };
  const lastCell = [line.comment, line.assign].find((cell) => cell.length > 0) ?? line.lead;
  lastCell.push(...tail);
  return line;
}

/** Returns the width of a cell in characters, including inner and leading spaces. */
export function widthOf(cell: Piece[]): number {
  let width = 0;
  for (const { token, text, spaces } of cell) {
    if (token.kind === 'newline' || token.kind === 'end') continue;
    width += spaces + [...text].length;
  }
  return width;
}
