import { expect, test } from 'vitest';
import { gzipSize } from './gzip-size.ts';
import { findReferences, measureHtml } from './read-page.ts';

const article =
  '<article class="markdown"><h1>Subnets</h1><p>A VPC is cut into <em>three</em> tiers.</p></article>';
const page = `<!doctype html><html><head><title>Subnets</title></head><body><nav>Guides</nav>${article}</body></html>`;

test('the overhead of a document is what is left without its article', () => {
  const { document, overhead } = measureHtml(page);
  expect(document).toBe(gzipSize(page));
  expect(overhead).toBe(gzipSize(page) - gzipSize(article));
});

test('without the text alone, the markup of the article counts as well', () => {
  const { overheadOfText } = measureHtml(page);
  expect(overheadOfText).toBe(gzipSize(page) - gzipSize('Subnets A VPC is cut into three tiers.'));
});

test('a document without an article is overhead altogether', () => {
  const { document, overhead } = measureHtml('<!doctype html><p>Moved</p>');
  expect(overhead).toBe(document);
});

test('lists scripts, styles and fonts that a page loads, and no other link', () => {
  const html = `
    <link rel="canonical" href="https://example.com/a"/><link rel="preload" as="image" href="/img/logo.svg"/>
    <link rel="preload" href="/assets/text.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>
    <link rel="stylesheet" href="/assets/style.css"/><link rel="modulepreload" href="/assets/shared.js"/>
    <script>inline()</script><script type="module" src="/assets/entry.js"></script>
    <link rel="entry" href="/assets/late-entry.js"/>`;
  expect(findReferences(html)).toEqual({
    scripts: ['/assets/entry.js', '/assets/late-entry.js', '/assets/shared.js'],
    styles: ['/assets/style.css'],
    fonts: ['/assets/text.woff2'],
    eagerIslands: [],
  });
});

test('an island that starts by itself counts, one that waits to be used does not', () => {
  const html =
    '<gw-island id="b0" name="Chart" on="load" props="{}"></gw-island>' +
    '<gw-island id="b1" name="Map" on="visible" props="{}"></gw-island>' +
    '<gw-island id="b2" name="TabList" on="interaction" props="{}"></gw-island>';
  expect(findReferences(html).eagerIslands).toEqual(['Chart', 'Map']);
});
