import type { HclError } from './errors.ts';
import { invalidCharacterError } from './invalid-characters.ts';
import { type HeredocMode, type LexState, push, type QuotedMode } from './lex-state.ts';

/** Reads the next tokens of a double-quoted string: text, the start of a `${` or `%{`, or its end. */
export function lexQuoted(state: LexState, mode: QuotedMode) {
  const { text, modes } = state;
  let end = state.at;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === 34) {
      if (end > state.at) push(state, 'literal', end);
      modes.pop();
      return push(state, 'quote-close', end + 1);
    }
    if (isEscape(text, end, code)) end++;
    else if (code === 10 || code === 13) break;
    else if (isEscapedSequence(text, end)) end += 2;
    else if (lexSequence(state, end)) return;
  }
  if (end > state.at) push(state, 'literal', end);
  state.faults.push({
    offset: mode.start,
    message: 'This string has no closing quote on its line',
    hint: 'Close it with `"`, or use a heredoc for text of several lines',
  });
  // After a missing quote the lexer returns to code, whatever was open around the string.
  const heredoc = modes.findLastIndex((open) => open.kind === 'heredoc');
  modes.length = heredoc === -1 ? 1 : heredoc + 1;
  push(state, 'invalid', end);
}

/** Reads the next tokens of a heredoc: at most a line of text, the start of a `${` or `%{`, or its end. */
export function lexHeredoc(state: LexState, mode: HeredocMode) {
  const { text, at, modes } = state;
  if (mode.startOfLine) {
    const newline = text.indexOf('\n', at);
    const line = newline === -1 ? '' : text.slice(at, newline).replace(/\r$/, '');
    if (newline !== -1 && line.trim() === mode.marker && !line.includes('\r')) {
      modes.pop();
      return push(state, 'heredoc-close', at + line.length);
    }
  }
  mode.startOfLine = false;
  for (let end = at; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === 10) {
      mode.startOfLine = true;
      return push(state, 'literal', end + 1);
    }
    if (code === 13 && text.charCodeAt(end + 1) !== 10) {
      state.faults.push(invalidCharacterError('\r', end));
      return push(state, 'invalid', end + 1);
    }
    if (isEscapedSequence(text, end)) end += 2;
    else if (lexSequence(state, end)) return;
  }
  state.faults.push(unclosedHeredoc(mode));
  modes.length = 1;
  push(state, 'invalid', text.length);
}

/** Returns the error for a heredoc without an end marker. */
export function unclosedHeredoc({ start, marker }: HeredocMode): HclError {
  return {
    offset: start,
    message: 'This heredoc is never closed',
    hint: `End it with a line that holds only \`${marker}\``,
  };
}

/** Reads the start of a `${` or `%{` at an offset, and the text before it; `false` when none starts there. */
function lexSequence(state: LexState, end: number): boolean {
  const { text } = state;
  const sign = text.charCodeAt(end);
  if ((sign !== 36 && sign !== 37) || text.charCodeAt(end + 1) !== 123) return false;
  if (end > state.at) push(state, 'literal', end);
  push(
    state,
    sign === 36 ? 'interpolation' : 'control',
    text.charCodeAt(end + 2) === 126 ? end + 3 : end + 2,
  );
  state.modes.push({ kind: 'expression', braces: 0 });
  return true;
}

/** A backslash and the escaped character; line breaks are not escaped. */
function isEscape(text: string, at: number, code: number): boolean {
  if (code !== 92 || at + 1 >= text.length) return false;
  const next = text.charCodeAt(at + 1);
  return next !== 10 && next !== 13;
}

/** `$${` and `%%{` start no sequence. */
function isEscapedSequence(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  return (sign === 36 || sign === 37) && text.charCodeAt(at + 1) === sign && text.charCodeAt(at + 2) === 123;
}
