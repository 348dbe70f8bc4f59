import { expect, test } from 'vitest';
import { loadBuilderMessages } from './load-builder-messages.ts';
import { messages } from './messages.ts';
import { writeBuilderMessages } from './write-builder-messages.ts';

const en = { ...messages.en, lang: 'en' };
const ar = { ...messages.ar, lang: 'ar' };

test('messages that code brings along are not said again', () => {
  expect(writeBuilderMessages(en)).toBeUndefined();
  expect(writeBuilderMessages(ar)).toBeUndefined();
});

test.each([
  ['en', { ...en, builderClose: 'Shut' }],
  ['ar', { ...ar, builderClose: 'x' }],
  ['de', { ...en, lang: 'de', builderClose: 'Schließen' }],
  ['ar-EG', { ...ar, lang: 'ar-EG' }],
])('the builder has all messages of a page in %s', async (lang, page) => {
  const loaded = await loadBuilderMessages(lang, writeBuilderMessages(page));
  expect(page).toMatchObject(loaded);
  expect(loaded.builderClose).toBe(page.builderClose);
});

test('a translation fills in the same values as English, and quotes the same code', () => {
  const read = (text: string) => [
    [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort(),
    [...text.matchAll(/`[^`]+`/g)].map(([code]) => code),
  ];
  for (const [key, text] of Object.entries(messages.en)) {
    const [names, quotes] = read(text);
    const [translatedNames, translatedQuotes = []] = read(
      Object.entries(messages.ar).find(([name]) => name === key)?.[1] ?? '',
    );
    expect([key, translatedNames]).toEqual([key, names]);
    expect([key, quotes?.filter((code) => !translatedQuotes.includes(code))]).toEqual([key, []]);
  }
});
