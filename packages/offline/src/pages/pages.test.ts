import { describe, expect, it } from 'vitest';
import { createAddresses } from './addresses.ts';
import { rewriteCss } from './rewrite-css.ts';
import { listNeeds, rewriteHtml } from './rewrite-html.ts';

const FILES = new Set([
  'index.html',
  'docs/a.html',
  'docs/b/index.html',
  'docs/v1.2.html',
  'docs/ä b.html',
  'img/a.png',
  'assets/f.woff2',
  'assets/i.svg',
]);
const addresses = createAddresses(FILES, '/site/');

describe('addresses', () => {
  it.each([
    ['/site/', 'docs/a.html', '../index.html'],
    ['/site/docs/a', 'index.html', 'docs/a.html'],
    ['/site/docs/a?q=1#part', 'docs/b/index.html', '../a.html?q=1#part'],
    ['/site/docs/b/', 'docs/a.html', 'b/index.html'],
    ['/site/docs/b', 'docs/a.html', 'b/index.html'],
    ['/site/docs/v1.2', 'docs/a.html', 'v1.2.html'],
    ['/site/docs/%C3%A4%20b', 'docs/a.html', '%C3%A4%20b.html'],
    ['/site/img/a.png', 'docs/b/index.html', '../../img/a.png'],
  ])('%s in %s is %s', (address, from, relative) => {
    expect(addresses.toRelative(address, from)).toBe(relative);
  });

  it.each(['https://example.com/site/docs/a', '/elsewhere', '/site/docs/none', '#part', 'a', '/site/%zz'])(
    'leaves %s alone',
    (address) => {
      expect(addresses.toRelative(address, 'docs/a.html')).toBeUndefined();
    },
  );
});

describe('the HTML of a page', () => {
  const rewrite = (html: string): string =>
    rewriteHtml({
      html,
      file: 'docs/a.html',
      addresses,
      scripts: new Map([['/site/assets/e.js', 'offline-1.js']]),
    });

  it.each([
    ['<a class="x" href="/site/docs/b/#p">b</a>', '<a class="x" href="b/index.html#p">b</a>'],
    [
      '<img src="/site/img/a.png" srcset="/site/img/a.png 1x, /site/img/a.png 2x" alt="A &amp; B"/>',
      '<img src="../img/a.png" srcset="../img/a.png 1x, ../img/a.png 2x" alt="A &amp; B"/>',
    ],
    ['<form action="/site/docs/a"><input name="q"></form>', '<form action="a.html"><input name="q"></form>'],
    [
      '<svg viewBox="0 0 1 1"><use xlink:href="/site/assets/i.svg#s"/></svg>',
      '<svg viewBox="0 0 1 1"><use xlink:href="../assets/i.svg#s"/></svg>',
    ],
    [
      '<meta http-equiv="refresh" content="0; url=/site/docs/b/">',
      '<meta http-equiv="refresh" content="0; url=b/index.html">',
    ],
    [
      '<link rel="modulepreload" href="/site/assets/e.js"/><link rel="preload" href="/site/assets/f.woff2"/>',
      '',
    ],
    ['<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">', ''],
    [
      '<script type="module" async src="/site/assets/e.js" crossorigin></script>',
      '<script defer src="../offline-1.js"></script>',
    ],
    ['<link rel="entry" href="/site/assets/e.js"/>', '<script defer src="../offline-1.js"></script>'],
    [
      '<script>if (a < b) document.write("<a href=\'/site/docs/a\'>")</script>',
      '<script>if (a < b) document.write("<a href=\'/site/docs/a\'>")</script>',
    ],
    [
      '<!-- <a href="/site/docs/a"> --><code>&lt;a href="/site/docs/a"&gt;</code>',
      '<!-- <a href="/site/docs/a"> --><code>&lt;a href="/site/docs/a"&gt;</code>',
    ],
    [
      '<a href="https://example.com/?a=1&amp;b=2">out</a>',
      '<a href="https://example.com/?a=1&amp;b=2">out</a>',
    ],
  ])('%s', (html, expected) => {
    expect(rewrite(html)).toBe(expected);
  });

  it('tells what its scripts need', () => {
    const html =
      '<nav data-fragment="/site/assets/s.html"></nav><script type="module" src="/site/assets/e.js"></script><script src="/x.js"></script><button data-builder="/site/a.json" data-x="b.json"><link rel="entry" href="/site/assets/f.js"/>';
    expect(listNeeds(html)).toEqual({
      modules: ['/site/assets/e.js', '/site/assets/f.js'],
      files: ['/site/assets/s.html', '/site/a.json'],
    });
  });
});

it('puts fonts and pictures into a stylesheet', () => {
  const css =
    '@font-face{src:url(/site/assets/f.woff2)}a{background:url("/site/assets/i.svg");mask:url(data:image/svg+xml,x)}';
  expect(rewriteCss({ css, file: 'assets/style.css', addresses, read: (file) => Buffer.from(file) })).toBe(
    `@font-face{src:url(data:font/woff2;base64,${btoa('assets/f.woff2')})}a{background:url(data:image/svg+xml;base64,${btoa('assets/i.svg')});mask:url(data:image/svg+xml,x)}`,
  );
});
