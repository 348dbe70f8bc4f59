import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { gzipSize } from './gzip-size.ts';
import { findMedianPage, listPages, measureSizes, toUrlPath } from './measure-sizes.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function writeSite(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  folders.push(dir);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

const createPage = (text: string, head = '') => `<head>${head}</head><main><article>${text}</article></main>`;
const entry = 'import"./shared.js";start();import("./late.js")';
const assets = {
  'assets/entry.js': entry,
  'assets/shared.js': 'export const shared = 1',
  'assets/late.js': 'late()',
  'assets/style.css': 'body{}',
  'assets/text.woff2': 'font',
  'assets/island-root-1a.js': 'import"./shared.js";hydrate()',
  'assets/Chart.island-2b.js': 'chart()',
};

test('a page weighs its scripts with what they import at once, its styles and its fonts', () => {
  const head =
    '<script type="module" src="/assets/entry.js"></script><link rel="stylesheet" href="/assets/style.css"/><link rel="preload" as="font" href="/assets/text.woff2"/>';
  const [page] = measureSizes(writeSite({ ...assets, 'docs/a.html': createPage('A', head) }));
  expect(page?.javascript).toBe(gzipSize(entry) + gzipSize(assets['assets/shared.js']));
  expect(page?.css).toBe(gzipSize('body{}'));
  expect(page?.fonts).toBe(4);
});

test('a font in a stylesheet is a font: what it adds to the bytes of the stylesheet', () => {
  const data = Buffer.from(Array.from({ length: 600 }, (_, index) => (index * 7919) % 251)).toString(
    'base64',
  );
  const style = `@font-face{src:url(data:font/woff2;base64,${data})}body{color:red}`;
  const head = '<link rel="stylesheet" href="/assets/style.css"/>';
  const [page] = measureSizes(writeSite({ 'assets/style.css': style, 'docs/a.html': createPage('A', head) }));
  expect(page?.css).toBe(gzipSize('@font-face{src:url()}body{color:red}'));
  expect(page?.fonts).toBe(gzipSize(style) - (page?.css ?? 0));
  expect(page?.fonts).toBeGreaterThan(100);
});

test('an island that starts by itself adds its code and what hydrates it', () => {
  const island = '<gw-island name="Chart" on="load"></gw-island>';
  const [page] = measureSizes(writeSite({ ...assets, 'docs/a.html': createPage(island) }));
  const names = ['island-root-1a', 'Chart.island-2b', 'shared'] as const;
  const expected = names.reduce((sum, name) => sum + gzipSize(assets[`assets/${name}.js`]), 0);
  expect(page?.javascript).toBe(expected);
});

test('files are found below the base URL', () => {
  const head = '<link rel="stylesheet" href="/guide/assets/style.css"/>';
  const [page] = measureSizes(writeSite({ ...assets, 'a.html': createPage('A', head) }), '/guide/');
  expect(page?.css).toBe(gzipSize('body{}'));
});

test('sidebar fragments and redirects are not pages', () => {
  const dir = writeSite({
    'index.html': createPage('Home'),
    'docs/a.html': createPage('A'),
    'old.html': '<meta http-equiv="refresh" content="0; url=/docs/a">',
    'assets/sidebars/docs.html': '<ul><main></main></ul>',
  });
  expect(listPages(dir)).toEqual(['docs/a.html', 'index.html']);
});

test('the median page is one of the documentation', () => {
  const dir = writeSite({
    'index.html': createPage('x'),
    'docs/small.html': createPage('short'),
    'docs/middle.html': createPage('a somewhat longer text'),
    'docs/large.html': createPage('the longest text of them all, by some more words'),
  });
  const pages = measureSizes(dir);
  expect(findMedianPage(pages).file).toBe('docs/middle.html');
  const others = pages.map((page, index) => ({ ...page, html: { ...page.html, overhead: -index } }));
  expect(findMedianPage(others, ({ html }) => html.overhead).file).toBe(others[1]?.file);
  expect(() => findMedianPage([])).toThrow('no pages');
});

test('a file is served at the URL without its extension', () => {
  expect(['index.html', 'docs/index.html', 'docs/a.html', '404.html'].map(toUrlPath)).toEqual([
    '/',
    '/docs/',
    '/docs/a',
    '/404',
  ]);
});
