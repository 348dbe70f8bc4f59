import { bundledLanguages } from 'shiki/langs';
import { describe, expect, it } from 'vitest';
import { listPatterns } from './pattern-table.ts';
import { findRequiredChars } from './required-chars.ts';
import { createSearchedText } from './searched-text.ts';
import { type Translation, translatePattern } from './translation.ts';

function listSigns(source: string, flags = 'v'): string | undefined {
  const signs = findRequiredChars(source, flags);
  return (
    signs &&
    Array.from({ length: 128 }, (_, code) =>
      (signs[code >> 5] ?? 0) & (1 << (code & 31)) ? String.fromCharCode(code) : '',
    ).join('')
  );
}

describe('the signs that an expression needs', () => {
  it.each([
    ['ab', 'b'],
    ['ab', 'Bb', 'iv'],
    ['\\.', '.'],
    ['a|\\{', 'a{'],
    ['[a-c]+?\\(', '('],
    ['(?:x{2,}|(y))z?', 'xy'],
    ['(?<n>\\x7b)', '{'],
    ['(?=#)\\w', '#'],
    ['(?<=#)\\w', '#'],
    ['[^\\x00-\\x7a\\}\\~\\x7f]', '{|'],
    ['😀', ''],
    ['\\u{1F600}|b', 'b'],
  ])('of %s are %s', (source, signs, flags = 'v') => {
    expect(listSigns(source, flags)).toBe(signs);
  });

  it.each(['a?', '(a|)', '(?:a)*', 'a{0,2}', '(?!a)', '(?<!a)', '^\\b$', '(b?)\\1', '[^a]', '\\n'])(
    'are not known of %s',
    (source) => {
      expect(listSigns(source)).toBeUndefined();
    },
  );

  it.each(['(?i:a)', '[\\q{ab|}]', '(?<n', '[a', 'a)', '(a'])(
    'are not known of %s, which is no expression that is read',
    (source) => {
      expect(listSigns(source)).toBeUndefined();
    },
  );
});

function tryTranslation(pattern: string): Translation | undefined {
  try {
    return translatePattern(pattern);
  } catch {
    return;
  }
}

it.each(['hcl', 'yaml', 'shellscript', 'json', 'go', 'typescript'] as const)(
  'what patterns of %s match has a sign that they need',
  async (lang) => {
    const grammars = (await bundledLanguages[lang]()).default;
    const known = new Set(grammars.flatMap(listPatterns));
    // Each character alone, each pair, and the source of the patterns.
    const signs = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    const texts = [...signs, ...signs.flatMap((sign) => [`a${sign}`, `${sign}a\n`]), ...known].filter(
      (text) => /^[\0-\x7f]*$/.test(text) && text.length < 300,
    );
    for (const pattern of known) {
      const { narrow, flags, needed } = tryTranslation(pattern) ?? {};
      if (narrow === undefined || needed === undefined) continue;
      const expression = new RegExp(narrow, flags);
      const isLost = (text: string): boolean =>
        createSearchedText(text).signs?.every((part, at) => (part & (needed[at] ?? 0)) === 0) === true &&
        expression.test(text);
      expect(texts.filter(isLost)).toEqual([]);
    }
  },
);
