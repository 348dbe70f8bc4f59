import { afterEach, expect, test, vi } from 'vitest';
import { failureMessages } from '#shared/failure-messages.ts';
import { runtimeMessages } from '#shared/runtime-messages.ts';
import { translate } from './get-messages.ts';
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
  expect(translate(runtimeMessages).retry).toBe('Retry');
  stubPage('{"texts":{"retry":"إعادة المحاولة"}}');
  expect(translate(runtimeMessages).retry).toBe('إعادة المحاولة');
  expect(translate(failureMessages).tryAgain).toBe('Try again');
});
