import { describe, expect, test } from 'vitest';
import { isPageUrl, toPageKey, toPagePath } from './route-url.ts';

const ORIGIN = 'https://docs.example.com';
const isPage = (url: string, baseUrl = '/'): boolean => isPageUrl(new URL(url, ORIGIN), ORIGIN, baseUrl);

describe('a URL of a page', () => {
  test.each([
    '/',
    '/docs/intro',
    '/docs/guides/',
    '/docs/index.html',
    '/docs/terraform-1.x',
    '/docs/cis-1.4.0/',
  ])('%s', (path) => expect(isPage(path)).toBe(true));
});

describe('not a URL of a page', () => {
  test.each([
    '/guide.pdf',
    '/img/logo.svg',
    '/sitemap.xml',
    '/a.tar.gz',
    'https://example.com/docs',
    'mailto:a@b.c',
  ])('%s', (path) => expect(isPage(path)).toBe(false));
});

test('pages outside of the base URL belong to another site', () => {
  expect(isPage('/docs/intro', '/docs/')).toBe(true);
  expect(isPage('/docs', '/docs/')).toBe(true);
  expect(isPage('/blog', '/docs/')).toBe(false);
  expect(isPage('/docs-old/intro', '/docs/')).toBe(false);
});

test('index.html is stripped from the path', () => {
  expect(toPagePath(new URL('/docs/index.html?q=1#a', ORIGIN))).toBe('/docs/');
});

test('a page has one key, however its URL is written', () => {
  const keys = ['/docs/café', '/docs/caf%C3%A9/', '/docs/café/index.html', '/docs/café?q=1#x'].map((path) =>
    toPageKey(new URL(path, ORIGIN)),
  );
  expect(new Set(keys)).toEqual(new Set(['/docs/café']));
});

test('a pathname that could not be decoded is named', () => {
  expect(() => toPageKey(new URL('/docs/%E0%A4%A', ORIGIN))).toThrow(
    'The pathname `/docs/%E0%A4%A` could not be decoded.',
  );
});
