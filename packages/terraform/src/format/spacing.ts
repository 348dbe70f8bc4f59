import type { Token, TokenKind } from '../hcl/tokens.ts';
import { bracketChange, type Piece } from './format-line.ts';

const TEMPLATE_OPENERS = new Set<TokenKind>(['literal', 'quote-open', 'heredoc-open']);
const TEMPLATE_CLOSERS = new Set<TokenKind>(['literal', 'quote-close', 'heredoc-close']);

/** After one of these a minus is unary, not a subtraction. */
const BEFORE_SIGN = new Set<TokenKind>([
  '(',
  '{',
  '[',
  '=',
  ':',
  ',',
  '?',
  '+',
  '*',
  '/',
  '%',
  '-',
  '==',
  '!=',
  '>',
  '>=',
  '<',
  '<=',
  '&&',
  '||',
  '!',
]);

/** Sets the spaces between the tokens of one cell. */
export function spaceCell(cell: Piece[]): void {
  for (const [index, piece] of cell.entries()) {
    const after = cell[index + 1];
    if (after === undefined) return;
    after.spaces = needsSpace(piece, cell[index - 1]?.token, after.token) ? 1 : 0;
  }
}

function needsSpace(piece: Piece, before: Token | undefined, after: Token): boolean {
  const { token } = piece;
  const { kind } = token;
  if (after.kind === 'newline' || after.kind === 'end') return false;
  if (kind === 'identifier' && (after.kind === '(' || after.kind === '::')) return false;
  if (kind === '::' || kind === '.' || after.kind === '.') return false;
  if (after.kind === ',' || after.kind === '...') return false;
  if (kind === ',') return true;
  if (TEMPLATE_OPENERS.has(kind) || TEMPLATE_CLOSERS.has(after.kind)) return false;
  // In a `for`, `in [` starts a list and is not an index.
  if (kind === 'identifier' && piece.text === 'in' && before?.kind === 'identifier') return true;
  if (after.kind === '[' && (kind === 'identifier' || kind === 'number' || bracketChange(token) < 0))
    return false;
  if (kind === '!') return false;
  if (kind === '-') return before !== undefined && !BEFORE_SIGN.has(before.kind);
  if (kind === '{' || after.kind === '}') return !(kind === '{' && after.kind === '}');
  if ((kind === 'interpolation' || kind === 'control') && after.kind === '{') return true;
  if (kind === '}' && after.kind === 'sequence-end') return true;
  if (kind === 'sequence-end' && (after.kind === 'interpolation' || after.kind === 'control')) return false;
  return bracketChange(token) <= 0 && bracketChange(after) >= 0;
}
