import { expect, test } from 'vitest';
import { pickOwnTexts } from './own-texts.ts';
import { catalogues, getTexts } from './texts.ts';

test('texts that code brings along are not said again', () => {
  expect(pickOwnTexts(catalogues.en, { next: 'Next' })).toBeUndefined();
  expect(pickOwnTexts(getTexts('ar'), { next: 'Next' })).toEqual({ next: getTexts('ar').next });
});
