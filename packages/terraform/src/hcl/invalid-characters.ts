import type { HclError } from './errors.ts';

const HINTS: Record<string, string> = {
  "'": 'Use double quotes around strings',
  '`': 'Use a heredoc such as `<<EOT` for text of several lines',
  ';': 'Separate arguments with newlines, and items of a collection with commas',
  '&': 'Write `&&` for a logical and',
  '|': 'Write `||` for a logical or',
  '“': 'Replace curly quotes with `"`',
  '”': 'Replace curly quotes with `"`',
  '‘': 'Replace curly quotes with `"`',
  '’': 'Replace curly quotes with `"`',
  '\u00a0': 'Replace the non-breaking space with a plain one',
  '\ufffd': 'Save the file as UTF-8',
};

/** Returns the error for a character that no token can start with. */
export function invalidCharacterError(character: string, offset: number): HclError {
  const code = character.codePointAt(0) ?? 0;
  const isPrintable = code > 32 && code !== 0x7f && code !== 0xa0 && code !== 0xfeff;
  const shown = isPrintable ? character : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const hint = HINTS[character];
  const message = `The character \`${shown}\` has no meaning here`;
  return hint === undefined ? { offset, message } : { offset, message, hint };
}
