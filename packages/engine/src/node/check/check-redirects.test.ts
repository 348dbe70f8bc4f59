import { expect, test } from 'vitest';
import { checkRedirects } from './check-redirects.ts';

const TARGETS = { baseUrl: '/', routes: new Set(['/docs', '/docs/a']), files: new Set(['/a.zip']) };

function check(...redirects: [from: string, to: string][]): string[] {
  const source = redirects.map(([from]) => `{ from: '${from}' },`).join('\n');
  const list = redirects.map(([from, to]) => ({ from, to }));
  return checkRedirects({ redirects: list, source, hash: '' }, TARGETS).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

test('redirects to pages, files, other sites and other redirects are right', () => {
  expect(check(['/x', '/docs/a'], ['/y', '/a.zip'], ['/z', 'https://example.com/'], ['/w', '/x'])).toEqual(
    [],
  );
});

test('the URL of a page is not redirected, however it is written', () => {
  expect(check(['/docs/a/', '/docs/'])).toEqual(['1: `/docs/a/` is the URL of a page']);
});

test('circles are told at each of their redirects', () => {
  expect(check(['/x', '/y'], ['/y', '/z'], ['/z', '/x'])).toHaveLength(3);
});
