import { afterEach, expect, test, vi } from 'vitest';
import { failureTexts } from '#shared/failure-texts.ts';
import { runtimeTexts } from '#shared/runtime-texts.ts';
import { translate } from './get-texts.ts';
import { readSiteData } from './site-data.ts';

afterEach(() => vi.unstubAllGlobals());

function stubPage(textContent: string | undefined): void {
  vi.stubGlobal('document', {
    getElementById: () => (textContent === undefined ? null : { textContent }),
  });
}

test('a page without the data of its site is an error that says who has to render it', () => {
  for (const text of [undefined, '']) {
    stubPage(text);
    expect(() => readSiteData()).toThrow('The page has no `site-data`: its shell must render it.');
  }
});

test('the data is read as the page has it', () => {
  stubPage('{"baseUrl":"/base/"}');
  expect(readSiteData()).toEqual({ baseUrl: '/base/' });
});

test("the runtime speaks English unless the page's data has other texts", () => {
  stubPage('{"baseUrl":"/"}');
  expect(translate(runtimeTexts).retry).toBe('Retry');
  stubPage('{"texts":{"retry":"إعادة المحاولة"}}');
  expect(translate(runtimeTexts).retry).toBe('إعادة المحاولة');
  expect(translate(failureTexts).tryAgain).toBe('Try again');
});
