import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en, type SearchTexts } from './en.ts';
import { getSearchTexts } from './get-search-texts.ts';
import { loadSearchTexts } from './load-search-texts.ts';

const values = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

test('a translation fills in the same values as English', () => {
  for (const key of Object.keys(en) as (keyof SearchTexts)[])
    expect([key, values(ar[key])]).toEqual([key, values(en[key])]);
});

test.each([
  ['en', en],
  ['ar-EG', ar],
  ['fi', en],
] as const)('pages and scripts have the same texts in %s', async (lang, texts) => {
  expect(getSearchTexts(lang)).toBe(texts);
  expect(await loadSearchTexts(lang)).toBe(texts);
});
