import { expect, test } from 'vitest';
import { pickCustomMessages } from './custom-messages.ts';
import { catalogues, getMessages } from './messages.ts';

test('texts that code brings along are not said again', () => {
  expect(pickCustomMessages(catalogues.en, { next: 'Next' })).toBeUndefined();
  expect(pickCustomMessages(getMessages('ar'), { next: 'Next' })).toEqual({ next: getMessages('ar').next });
});
