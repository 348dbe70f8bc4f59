import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an element of that name is not taken for the API of a browser that has none', async () => {
  // An element like `<a id="trustedTypes">` as scripts see it.
  vi.stubGlobal('trustedTypes', {});
  const { trustHtml } = await import('./trusted-html.ts');
  expect(trustHtml('<b>x</b>')).toBe('<b>x</b>');
});
