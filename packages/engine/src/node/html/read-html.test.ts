import { expect, test } from 'vitest';
import { type HtmlAttributes, readHtml } from './read-html.ts';
import { readOwnHtml } from './read-own-html.ts';

/** What a reader hears, one line each. */
function hear(html: string, describe: (attributes: HtmlAttributes) => string[] = Object.keys): string[] {
  const heard: string[] = [];
  readHtml(html, [
    {
      onOpen: (name, attributes, offset) =>
        heard.push(`${offset} <${[name, ...describe(attributes)].join(' ')}>`),
      onText: (text) => heard.push(text),
      onClose: (name) => heard.push(`</${name}>`),
    },
  ]);
  return heard;
}

test('the colors of code are passed over, its words and all places stay', () => {
  const html = '<pre><code><c-3>a</c-3> = <c-12>"&lt;b"</c-12>\n</code></pre><p>c</p>';
  expect(hear(html)).toEqual([
    '0 <pre>',
    '5 <code>',
    'a = "<b"\n',
    '</code>',
    '</pre>',
    `${html.indexOf('<p>')} <p>`,
    'c',
    '</p>',
  ]);
});

test('an element that only looks like a color is read', () => {
  expect(hear('<c-3 onclick="run()">a</c-3><c-x>b</c-x><c-3/>')).toEqual([
    '0 <c-3 onclick>',
    'a',
    '</c-3>',
    '28 <c-x>',
    'b',
    '</c-x>',
    '40 <c-3>',
    '</c-3>',
  ]);
});

/** The same with the values of attributes, each text in one piece. */
function hearAll(html: string): string[] {
  return joinTexts(
    hear(html, (attributes) => Object.entries(attributes).map(([name, value]) => `${name}=${value}`)),
  );
}

/** The same, read by the parser from the first sign on, which takes a text in pieces. */
function hearParser(html: string): string[] {
  const mark = '<!-->';
  return hearAll(mark + html).map((line) => {
    const [, offset, rest] = /^(\d+)( <.*)$/s.exec(line) ?? [];
    return offset === undefined ? line : `${Number(offset) - mark.length}${rest}`;
  });
}

function joinTexts(heard: readonly string[]): string[] {
  const joined: string[] = [];
  let isText = false;
  for (const line of heard) {
    const isTag = /^(?:\d+ <|<\/)[a-z]/.test(line);
    if (isText && !isTag) joined.push(joined.pop() + line);
    else joined.push(line);
    isText = !isTag;
  }
  return joined;
}

const NAMES =
  'a article b base br button c-1 code dd details div dl dt em figure form gw-island h1 h2 hr i iframe img input label li main math mi noscript ol optgroup option output p path plaintext pre q rp rt ruby script section select span strong style summary svg table tbody td template textarea tfoot th thead title tr ul wbr xmp'.split(
    ' ',
  );

test('any element in any other is read as the parser reads it', () => {
  for (const outer of NAMES)
    for (const inner of NAMES)
      for (const html of [
        `<p>a<${outer}>b<${inner}>c</${inner}>d</${outer}>e</p>`,
        `<svg><${outer}><${inner} x="1"/>c</${outer}></svg>`,
      ])
        expect(hearAll(html), html).toEqual(hearParser(html));
});

const PIECES = [
  ...['<p>', '</p>', '<div class="a b">', '</div>', '<b>', '</b>', '<svg viewBox="0 0 1 1">', '</svg>'],
  ...[
    '<path d="M0"/>',
    '<br>',
    '<br/>',
    '<br />',
    '<c-3>',
    '</c-3>',
    '<c-4>',
    '</c-4>',
    '<c-3 a="1">',
    '<g/>',
  ],
  ...[
    'text',
    ' ',
    '&lt;',
    '&amp;lt;',
    '&nbsp;',
    '&',
    '&#x27;',
    '&#128;',
    '\n',
    'é',
    '<',
    '</',
    '>',
    '< b',
    '😀',
  ],
  ...['<!-- a -->', '<!---->', '<!doctype html>', '<?x?>', '<i', '<a href="/?a=1&amp;b=2&c" hidden>', '</a>'],
  ...[
    "<a id='x'>",
    '<a id=x>',
    '<a id="x"id="y">',
    '<a id="x" ID="y" __proto__="z">',
    '<a\nid="x">',
    '<A>',
    '</A >',
  ],
  ...[
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    '<title>',
    '</title>',
    '<li>',
    '<td>',
    '<a  b>',
    '<a b >',
  ],
];

test('whatever stands in a text, and wherever the parser goes on, all of it is heard as the parser reads it', () => {
  let seed = 7;
  const choose = (): string => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return PIECES[(seed >>> 8) % PIECES.length] ?? '';
  };
  for (let round = 0; round < 6_000; round++) {
    const html = `<div><p>${Array.from({ length: 1 + (round % 12) }, choose).join('')}`;
    expect(hearAll(html), html).toEqual(hearParser(html));
  }
});

test('colors that are open where the parser goes on end there', () => {
  const html = '<p><c-3><b>x</b>&nbsp;<c-3 a="1">y</c-3>z</c-3></p>';
  expect(hearAll(html)).toEqual(hearParser(html));
});

test('what compilers write is read to its end without the parser', () => {
  const html =
    '<h2 id="a" class="anchor">A<a class="hash-link" href="#a" aria-label="Link to &quot;A&quot;">#</a></h2><!-- b --><ul><li><input type="checkbox" disabled/> c</li></ul><svg viewBox="0 0 1 1"><path d="M0"/></svg><pre><code><c-1>d</c-1> &lt; &#x27;</code></pre><table><tbody><tr><td>e</td></tr></tbody></table>';
  expect(readOwnHtml(html, [])).toBeUndefined();
});
