import { expect, test, vi } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { formatPlural, formatText, getMessages, type TextKey } from './messages.ts';

const names = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
];

test('a translation fills in the same values as English', () => {
  for (const key of Object.keys(en) as TextKey[])
    expect([key, names(ar[key]).sort()]).toEqual([key, names(en[key]).sort()]);
});

test('a translation has the texts of English and no others', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
});

test('a translation quotes the code that English quotes', () => {
  const quotes = (text: string): string[] => [...text.matchAll(/`[^`]+`/g)].map(([code]) => code);
  for (const key of Object.keys(en) as TextKey[])
    expect([key, quotes(en[key]).filter((code) => !quotes(ar[key]).includes(code))]).toEqual([key, []]);
});

test('a locale has its own texts, those of its language, or English ones', () => {
  expect(getMessages('ar').next).toBe(ar.next);
  expect(getMessages('ar-EG').next).toBe(ar.next);
  expect(getMessages('fi').next).toBe('Next');
});

test('a text without one of its values is an error that names it', () => {
  expect(formatText('{a} and {b}', { a: 1, b: 'c' })).toBe('1 and c');
  expect(() => formatText('{a}', {})).toThrow('the text `{a}` needs a value for `a`');
});

test('the form of a plural follows the rules of the language', () => {
  expect([1, 2].map((count) => formatPlural(en, 'docsTagged', count))).toEqual([
    'One doc tagged',
    '2 docs tagged',
  ]);
  expect([0, 1, 2, 3, 11].map((count) => formatPlural(ar, 'categoryCount', count))).toEqual([
    'لا عناصر',
    'عنصر واحد',
    'عنصران',
    '3 عناصر',
    '11 عنصرًا',
  ]);
});

test('asks for the rules of a language once', () => {
  const asked = vi.spyOn(Intl.PluralRules.prototype, 'resolvedOptions');
  const texts = { lang: 'pl', docs: '{count} a|{count} b|{count} c' };
  expect([1, 2, 5].map((count) => formatPlural(texts, 'docs', count))).toEqual(['1 a', '2 b', '5 c']);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});
