import { invalidCharacterError } from './invalid-characters.ts';
import { type ExpressionMode, type LexState, push } from './lex-state.ts';
import { ONE_CHARACTER, THREE_CHARACTERS, type TokenKind, TWO_CHARACTERS } from './tokens.ts';

const IDENTIFIER = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
// A number includes every following digit, dot and exponent, as long as it ends in a digit: `1..2` is one
// invalid number.
const NUMBER = /[0-9](?:(?:[0-9.]|[eE][+-]?[0-9])*(?:[0-9]|[eE][+-]?[0-9]))?/y;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;

/** Reads one token of code, or skips one space. */
export function lexExpression(state: LexState, mode: ExpressionMode) {
  const { text, at, modes } = state;
  const code = text.charCodeAt(at);
  if (code === 32 || code === 9) {
    state.at++;
    return;
  }
  if (code === 10) return push(state, 'newline', at + 1);
  if (code === 13 && text.charCodeAt(at + 1) === 10) return push(state, 'newline', at + 2);
  if ((code === 35 || code === 47) && lexComment(state, code)) return;
  if (code === 34) {
    modes.push({ kind: 'quoted', start: at });
    return push(state, 'quote-open', at + 1);
  }
  if (code >= 48 && code <= 57) {
    NUMBER.lastIndex = at;
    NUMBER.test(text);
    return push(state, 'number', NUMBER.lastIndex);
  }
  IDENTIFIER.lastIndex = at;
  if (IDENTIFIER.test(text)) return push(state, 'identifier', IDENTIFIER.lastIndex);
  if (code === 60 && lexHeredocStart(state)) return;
  if (code === 123) {
    mode.braces++;
    return push(state, '{', at + 1);
  }
  const isStrippingEnd = code === 126 && text.charCodeAt(at + 1) === 125;
  if ((code === 125 || isStrippingEnd) && mode.braces === 0 && modes.length > 1) {
    modes.pop();
    return push(state, 'sequence-end', at + (isStrippingEnd ? 2 : 1));
  }
  if (code === 125) mode.braces = Math.max(0, mode.braces - 1);
  lexPunctuation(state);
}

/** Returns `false` when a `/` begins no comment. */
function lexComment(state: LexState, code: number): boolean {
  const { text, at } = state;
  const next = text.charCodeAt(at + 1);
  if (code === 35 || next === 47) {
    const newline = text.indexOf('\n', at);
    push(state, 'comment', newline === -1 ? text.length : newline + 1);
    return true;
  }
  if (next !== 42) return false;
  const close = text.indexOf('*/', at + 2);
  if (close === -1) {
    state.faults.push({ offset: at, message: 'This comment is never closed', hint: 'Close it with `*/`' });
    push(state, 'invalid', text.length);
  } else push(state, 'comment', close + 2);
  return true;
}

/** Returns `false` when a `<` begins no heredoc. */
function lexHeredocStart(state: LexState): boolean {
  HEREDOC.lastIndex = state.at;
  const marker = HEREDOC.exec(state.text)?.[1];
  if (marker === undefined) return false;
  state.modes.push({ kind: 'heredoc', start: state.at, marker, startOfLine: true });
  push(state, 'heredoc-open', HEREDOC.lastIndex);
  return true;
}

function lexPunctuation(state: LexState) {
  const { text, at } = state;
  const three = text.slice(at, at + 3);
  if (THREE_CHARACTERS.has(three)) return push(state, three as TokenKind, at + 3);
  const two = three.slice(0, 2);
  if (TWO_CHARACTERS.has(two)) return push(state, two as TokenKind, at + 2);
  const one = three.slice(0, 1);
  if (ONE_CHARACTER.has(one)) return push(state, one as TokenKind, at + 1);
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  state.faults.push(invalidCharacterError(character, at));
  push(state, 'invalid', at + character.length);
}
