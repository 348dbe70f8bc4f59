/**
 * Kinds of tokens. Punctuation is its own kind. `literal` is text inside a template, `interpolation` is `${`
 * or `${~`, `control` is `%{` or `%{~`, `sequence-end` is the `}` or `~}` that closes them, `invalid` was
 * already reported.
 */
export type TokenKind =
  | 'identifier'
  | 'number'
  | 'newline'
  | 'comment'
  | 'quote-open'
  | 'quote-close'
  | 'heredoc-open'
  | 'heredoc-close'
  | 'literal'
  | 'interpolation'
  | 'control'
  | 'sequence-end'
  | 'invalid'
  | 'end'
  | Punctuation;

export type Punctuation =
  | '{'
  | '}'
  | '['
  | ']'
  | '('
  | ')'
  | '.'
  | ','
  | '='
  | ':'
  | '::'
  | '?'
  | '...'
  | '=>'
  | '=='
  | '!='
  | '<='
  | '>='
  | '<'
  | '>'
  | '&&'
  | '||'
  | '!'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

/** A token; offsets are UTF-16 units, `end` is exclusive. */
export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
}

/** Longest first, so that the first match is the right one. */
export const THREE_CHARACTERS = new Set<string>(['...']);
export const TWO_CHARACTERS = new Set<string>(['==', '!=', '<=', '>=', '&&', '||', '=>', '::']);
export const ONE_CHARACTER = new Set<string>([
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '.',
  ',',
  '=',
  ':',
  '?',
  '<',
  '>',
  '!',
  '+',
  '-',
  '*',
  '/',
  '%',
]);
