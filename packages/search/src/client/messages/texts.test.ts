import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en, type SearchMessages } from './en.ts';
import { getSearchMessages } from './get-search-messages.ts';
import { loadSearchMessages } from './load-search-messages.ts';

const values = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

test('a translation fills in the same values as English', () => {
  for (const key of Object.keys(en) as (keyof SearchMessages)[])
    expect([key, values(ar[key])]).toEqual([key, values(en[key])]);
});

test.each([
  ['en', en],
  ['ar-EG', ar],
  ['fi', en],
] as const)('pages and scripts have the same texts in %s', async (lang, texts) => {
  expect(getSearchMessages(lang)).toBe(texts);
  expect(await loadSearchMessages(lang)).toBe(texts);
});
