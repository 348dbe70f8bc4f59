import { expect, test } from 'vitest';
import { loadBuilderTexts } from './load-builder-texts.ts';
import { pickOwnTexts, writeBuilderTexts } from './own-texts.ts';
import { catalogues, getTexts } from './texts.ts';

test('texts that code brings along are not said again', () => {
  expect(pickOwnTexts(catalogues.en, { next: 'Next' })).toBeUndefined();
  expect(pickOwnTexts(getTexts('ar'), { next: 'Next' })).toEqual({ next: getTexts('ar').next });
  expect(writeBuilderTexts(catalogues.en)).toBeUndefined();
  expect(writeBuilderTexts(getTexts('ar'))).toBeUndefined();
});

test.each([
  ['en', { ...catalogues.en, builderClose: 'Shut' }],
  ['ar', { ...getTexts('ar'), builderClose: 'x' }],
  ['de', { ...catalogues.en, lang: 'de', builderClose: 'Schließen' }],
  ['ar-EG', { ...catalogues.en, lang: 'ar-EG' }],
])('the builder has all texts of a page in %s', async (lang, texts) => {
  const loaded = await loadBuilderTexts(lang, writeBuilderTexts(texts));
  expect(texts).toMatchObject(loaded);
  expect(loaded.builderClose).toBe(texts.builderClose);
});
