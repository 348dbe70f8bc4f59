import type { Fault } from './errors.ts';
import { invalidCharacterFault } from './invalid-characters.ts';
import { ONE_CHARACTER, THREE_CHARACTERS, type Token, type TokenKind, TWO_CHARACTERS } from './tokens.ts';

/** What the lexer is inside of, innermost last. `braces` counts the open `{` of an expression. */
type Mode =
  | { kind: 'expression'; braces: number }
  | { kind: 'quoted'; start: number }
  | { kind: 'heredoc'; start: number; marker: string; startOfLine: boolean };

/** After so many faults the rest is noise, and a hostile file would take memory for each. */
export const MAX_FAULTS = 20;

export interface LexResult {
  tokens: Token[];
  faults: Fault[];
}

const IDENTIFIER = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
// A number swallows every digit, dot and exponent that follows, as long as it ends in a digit: `1..2` is one bad number.
const NUMBER = /[0-9](?:(?:[0-9.]|[eE][+-]?[0-9])*(?:[0-9]|[eE][+-]?[0-9]))?/y;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;

/** Cuts a text into tokens. Never throws: what cannot be a token is `invalid` and has a fault. */
export function lex(text: string): LexResult {
  const tokens: Token[] = [];
  const faults: Fault[] = [];
  const modes: Mode[] = [{ kind: 'expression', braces: 0 }];
  const length = text.length;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;

  const push = (kind: TokenKind, end: number): void => {
    tokens.push({ kind, start: at, end });
    at = end;
  };

  const lexExpression = (mode: { kind: 'expression'; braces: number }) => {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 9) {
      at++;
      return;
    }
    if (code === 10) return push('newline', at + 1);
    if (code === 13 && text.charCodeAt(at + 1) === 10) return push('newline', at + 2);
    if (code === 35 || (code === 47 && text.charCodeAt(at + 1) === 47)) {
      const newline = text.indexOf('\n', at);
      return push('comment', newline === -1 ? length : newline + 1);
    }
    if (code === 47 && text.charCodeAt(at + 1) === 42) {
      const close = text.indexOf('*/', at + 2);
      if (close !== -1) return push('comment', close + 2);
      faults.push({ offset: at, message: 'This comment is never closed', hint: 'Close it with `*/`' });
      return push('invalid', length);
    }
    if (code === 34) {
      modes.push({ kind: 'quoted', start: at });
      return push('quote-open', at + 1);
    }
    if (code >= 48 && code <= 57) {
      NUMBER.lastIndex = at;
      NUMBER.test(text);
      return push('number', NUMBER.lastIndex);
    }
    IDENTIFIER.lastIndex = at;
    if (IDENTIFIER.test(text)) return push('identifier', IDENTIFIER.lastIndex);
    if (code === 60) {
      HEREDOC.lastIndex = at;
      const marker = HEREDOC.exec(text)?.[1];
      if (marker !== undefined) {
        modes.push({ kind: 'heredoc', start: at, marker, startOfLine: true });
        return push('heredoc-open', HEREDOC.lastIndex);
      }
    }
    if (code === 123) {
      mode.braces++;
      return push('{', at + 1);
    }
    const isStrippingEnd = code === 126 && text.charCodeAt(at + 1) === 125;
    if ((code === 125 || isStrippingEnd) && mode.braces === 0 && modes.length > 1) {
      modes.pop();
      return push('sequence-end', at + (isStrippingEnd ? 2 : 1));
    }
    if (code === 125) mode.braces = Math.max(0, mode.braces - 1);
    lexPunctuation();
  };

  const lexPunctuation = () => {
    const three = text.slice(at, at + 3);
    if (THREE_CHARACTERS.has(three)) return push(three as TokenKind, at + 3);
    const two = three.slice(0, 2);
    if (TWO_CHARACTERS.has(two)) return push(two as TokenKind, at + 2);
    const one = three.slice(0, 1);
    if (ONE_CHARACTER.has(one)) return push(one as TokenKind, at + 1);
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    faults.push(invalidCharacterFault(character, at));
    push('invalid', at + character.length);
  };

  // Returns true when a template sequence starts at the offset and has been read.
  const lexSequence = (end: number): boolean => {
    const sign = text.charCodeAt(end);
    if ((sign !== 36 && sign !== 37) || text.charCodeAt(end + 1) !== 123) return false;
    if (end > at) push('literal', end);
    push(sign === 36 ? 'interpolation' : 'control', text.charCodeAt(end + 2) === 126 ? end + 3 : end + 2);
    modes.push({ kind: 'expression', braces: 0 });
    return true;
  };

  const lexQuoted = (mode: { kind: 'quoted'; start: number }) => {
    let end = at;
    for (; end < length; end++) {
      const code = text.charCodeAt(end);
      if (code === 34) {
        if (end > at) push('literal', end);
        modes.pop();
        return push('quote-close', end + 1);
      }
      if (
        code === 92 &&
        end + 1 < length &&
        text.charCodeAt(end + 1) !== 10 &&
        text.charCodeAt(end + 1) !== 13
      )
        end++;
      else if (code === 10 || code === 13) break;
      else if (isEscapedSequence(text, end)) end += 2;
      else if (lexSequence(end)) return;
    }
    if (end > at) push('literal', end);
    faults.push({
      offset: mode.start,
      message: 'This string has no closing quote on its line',
      hint: 'Close it with `"`, or use a heredoc for text of several lines',
    });
    // The text after a missing quote is code again, whatever was open around the string.
    const heredoc = modes.findLastIndex((open) => open.kind === 'heredoc');
    modes.length = heredoc === -1 ? 1 : heredoc + 1;
    push('invalid', end);
  };

  const lexHeredoc = (mode: { kind: 'heredoc'; start: number; marker: string; startOfLine: boolean }) => {
    if (mode.startOfLine) {
      const newline = text.indexOf('\n', at);
      const line = newline === -1 ? '' : text.slice(at, newline).replace(/\r$/, '');
      if (newline !== -1 && line.trim() === mode.marker && !line.includes('\r')) {
        modes.pop();
        return push('heredoc-close', at + line.length);
      }
    }
    mode.startOfLine = false;
    for (let end = at; end < length; end++) {
      const code = text.charCodeAt(end);
      if (code === 10) {
        mode.startOfLine = true;
        return push('literal', end + 1);
      }
      if (code === 13 && text.charCodeAt(end + 1) !== 10) {
        faults.push(invalidCharacterFault('\r', end));
        return push('invalid', end + 1);
      }
      if (isEscapedSequence(text, end)) end += 2;
      else if (lexSequence(end)) return;
    }
    faults.push(unclosedHeredoc(mode));
    modes.length = 1;
    push('invalid', length);
  };

  while (at < length && faults.length < MAX_FAULTS) {
    const mode = modes.at(-1);
    if (mode === undefined) break;
    if (mode.kind === 'expression') lexExpression(mode);
    else if (mode.kind === 'quoted') lexQuoted(mode);
    else lexHeredoc(mode);
  }
  const unclosed = modes.find((mode) => mode.kind !== 'expression');
  if (unclosed?.kind === 'quoted') {
    faults.push({
      offset: unclosed.start,
      message: 'This string is never closed',
      hint: 'Close it with `"`',
    });
  }
  if (unclosed?.kind === 'heredoc') faults.push(unclosedHeredoc(unclosed));
  push('end', length);
  return { tokens, faults };
}

function unclosedHeredoc({ start, marker }: { start: number; marker: string }): Fault {
  return {
    offset: start,
    message: 'This heredoc is never closed',
    hint: `End it with a line that holds only \`${marker}\``,
  };
}

function isEscapedSequence(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  return (sign === 36 || sign === 37) && text.charCodeAt(at + 1) === sign && text.charCodeAt(at + 2) === 123;
}
