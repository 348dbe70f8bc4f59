import type { HclError } from './errors.ts';
import type { Token, TokenKind } from './tokens.ts';

/**
 * Context of the lexer. `braces` counts the open `{` of an expression; `start` is the position of an opening
 * delimiter.
 */
export interface ExpressionMode {
  kind: 'expression';
  braces: number;
}

export interface QuotedMode {
  kind: 'quoted';
  start: number;
}

export interface HeredocMode {
  kind: 'heredoc';
  start: number;
  marker: string;
  startOfLine: boolean;
}

export type Mode = ExpressionMode | QuotedMode | HeredocMode;

/** Text and progress of the lexer. */
export interface LexState {
  readonly text: string;
  /** Offset of the next token. */
  at: number;
  readonly tokens: Token[];
  readonly faults: HclError[];
  /** Innermost last. */
  readonly modes: Mode[];
}

/** Adds the token from the current offset to `end`, and advances. */
export function push(state: LexState, kind: TokenKind, end: number): void {
  state.tokens.push({ kind, start: state.at, end });
  state.at = end;
}
