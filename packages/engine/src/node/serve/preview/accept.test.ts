import { expect, test } from 'vitest';
import { negotiateEncoding, prefersMarkdown } from './accept.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
] as const)('`Accept-Encoding: %s` is answered with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});

test('Markdown is sent to those who name it and do not want HTML more', () => {
  expect(
    ['text/markdown', 'text/markdown, text/html;q=0.9', 'text/html, text/markdown'].map(prefersMarkdown),
  ).toEqual([true, true, true]);
  expect(
    [undefined, '*/*', 'text/html,*/*;q=0.8', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0'].map(
      prefersMarkdown,
    ),
  ).toEqual([false, false, false, false, false]);
});
