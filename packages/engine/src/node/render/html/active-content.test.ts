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
  const [framed] = readActiveParts('<iframe src="data:text/html,x"></iframe>');
  expect(framed && [isRefused(framed, false), isRefused(framed, true)]).toEqual([true, false]);
});

test('what leads the whole page elsewhere or swallows its rest is found, data about a part is not', () => {
  const html = '<meta http-equiv="refresh" content="0;url=https://x"><base href="https://x"><plaintext>';
  expect(names(html)).toEqual(['<meta>', '<base>', '<plaintext>']);
  expect(readActiveParts(html).every((part) => isRefused(part, true))).toBe(true);
  expect(names('<span itemprop="a"><meta itemprop="b" content="c"></span>')).toEqual([]);
});

test.each([
  ['a tag without an end, as text of a drawing', '<svg><style><img src=x onerror=alert(1)//</style></svg>'],
  ['text of a drawing', '<svg><title><style><img src=x onerror=alert(1)></style></title></svg>'],
  ['text of a formula', '<math><style><img src=x onerror=alert(1) </style></math>'],
  [
    'an attribute that ends `noscript`',
    '<noscript><i title="</noscript><img src=x onerror=a>">x</i></noscript>',
  ],
  ['a comment with the other end', '<!-- a --!><img src=x onerror=a> -->'],
  ['a comment of nothing with that end', '<p><!----!><img src=x onerror=a></p>'],
  ['a part of CDATA that is none', '<p><![CDATA[ ><img src=x onerror=a> ]]></p>'],
  ['a comment without anything', '<!><img src=x onerror=a>'],
  ['text of an element that the parser reads into', '<noframes><!-- </noframes><img src=x onerror=a>'],
  ['the same with an element in it', '<noembed><title></noembed><img src=x onerror=a>'],
  ['a tag that what follows on the page ends', '<b>x</b> <img src=x onerror=a'],
  ['the same in quotes', "<img src=x onerror=a title='a > b"],
  ['a comment that ends `noscript`', '<noscript><!--</NoScript><img src=x onerror=a>--></noscript>'],
])('what a browser reads otherwise than a parser is found: %s', (_, html) => {
  expect(names(html)).toContain('onerror=');
});

test('a text of nothing but such elements is read in no time', () => {
  const started = process.cpuUsage();
  expect(names(`<svg>${'<style>'.repeat(50_000)}<img src=x onerror=a`)).toEqual(['onerror=']);
  expect(names('<noscript><i title="</noscript>'.repeat(20_000))).toEqual([]);
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});

test('styles and words of a drawing are left alone', () => {
  const style = '<style><![CDATA[ a > b { fill: red } ]]></style><style>/* < */ a{}</style>';
  expect(names(`<svg>${style}<title>A &lt;b onclick=x> and c</title></svg>`)).toEqual([]);
  expect(names('<noscript><img src="/a.png" alt="a"></noscript>')).toEqual([]);
});

test('text, pictures and usual links are left alone', () => {
  expect(
    names('<p title="javascript:x">on &lt;script></p><a href="/a#b">x</a><a href="mailto:a@b.c">y</a>'),
  ).toEqual([]);
  expect(names('<img src="data:image/png;base64,AAAA">')).toEqual([]);
});

test('a name that takes the place of what scripts ask a document for is found, a link anchor is not', () => {
  const html =
    '<img src="/a.png" name="querySelector"><form NAME="body"></form><iframe name="title"></iframe><embed name="head"><object name="a" id="fonts"></object>';
  expect(names(html)).toEqual(['name=', 'name=', 'name=', 'name=', 'name=', 'id=']);
  expect(names('<a name="part">x</a><img id="part" src="/a.png"><input name="q">')).toEqual([]);
  const [part] = readActiveParts(html);
  expect(part && [isRefused(part, false), isRefused(part, true)]).toEqual([true, false]);
});

test('trust allows scripts and handlers, and nothing else', () => {
  const parts = readActiveParts(
    '<script></script><i onload=x></i><a href="javascript:x"></a><gw-island></gw-island>',
  );
  expect(parts.map((part) => isRefused(part, true))).toEqual([false, false, true, true]);
  expect(parts.every((part) => isRefused(part, false))).toBe(true);
});
