import { expect, test } from 'vitest';
import { isRefused, readActiveParts } from './active-content.ts';

const names = (html: string): string[] => readActiveParts(html).map(({ name }) => name);

test('what would run is found in any spelling', () => {
  expect(names('<ScRiPt>x</sCrIpT><b/onClick=x>')).toEqual(['<script>', 'onclick=']);
  expect(names('<svg><script href="/x.js"/><a xlink:href="javascript:x"/></svg>')).toEqual([
    '<script>',
    'xlink:href="javascript:x"',
  ]);
  expect(names('<a href=" java\tscript&colon;x">y</a>')).toHaveLength(1);
  expect(names('<iframe src="data:text/html,x"></iframe><a href="VBScript:x">y</a>')).toHaveLength(2);
});

test('a document in an attribute is code, whatever is in it', () => {
  expect(names('<iframe srcdoc="<b>x</b>"></iframe>')).toEqual(['srcdoc=']);
});

test('what leads the whole page elsewhere or swallows its rest is found, data about a part is not', () => {
  const html = '<meta http-equiv="refresh" content="0;url=https://x"><base href="https://x"><plaintext>';
  expect(names(html)).toEqual(['<meta>', '<base>', '<plaintext>']);
  expect(readActiveParts(html).every((part) => isRefused(part, true))).toBe(true);
  expect(names('<span itemprop="a"><meta itemprop="b" content="c"></span>')).toEqual([]);
});

test('text, pictures and usual links are left alone', () => {
  expect(
    names('<p title="javascript:x">on &lt;script></p><a href="/a#b">x</a><a href="mailto:a@b.c">y</a>'),
  ).toEqual([]);
  expect(names('<img src="data:image/png;base64,AAAA">')).toEqual([]);
});

test('trust allows scripts and handlers, and nothing else', () => {
  const parts = readActiveParts(
    '<script></script><i onload=x></i><a href="javascript:x"></a><gw-island></gw-island>',
  );
  expect(parts.map((part) => isRefused(part, true))).toEqual([false, false, true, true]);
  expect(parts.every((part) => isRefused(part, false))).toBe(true);
});
