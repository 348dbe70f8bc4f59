import { describe, expect, test } from 'vitest';
import { convertBody, getMarkdownBody, resolveAddresses } from './markdown-listener.ts';
import { NO_PLAIN_TEXT_RULES, type PlainTextRules } from './plain-text-rules.ts';

const marks: PlainTextRules = {
  ...NO_PLAIN_TEXT_RULES,
  omit: ['hash-link'],
  quotes: ['note'],
  labels: ['tab-label', 'note-title'],
  items: ['card'],
  code: ['code-block'],
  codeTitle: ['code-title'],
};

const convert = (html: string): string => resolveAddresses(convertBody(html, marks), (url) => url);

describe('running text', () => {
  test('words keep their marks, and signs that would be marks are escaped', () => {
    expect(
      convert('<p>A <strong>bold </strong>word, <em>slanted</em>, <code>a`b</code> and 2 * 3_4 _x_</p>'),
    ).toBe('A **bold** word, *slanted*, ``a`b`` and 2 \\* 3_4 \\_x\\_');
    expect(convert('<p># no heading</p><p>1. no list</p><p>a &lt;b> &amp;amp;</p>')).toBe(
      '\\# no heading\n\n1\\. no list\n\na \\<b> &amp;amp;',
    );
  });

  test('links, pictures and powers', () => {
    expect(
      convert('<p><a href="/a(b)">x</a><a href="#y">y</a> <img src="i.png" alt="an i"> 2<sup>16</sup></p>'),
    ).toBe('[x](/a%28b%29) [y](#y) ![an i](i.png) 2^16');
  });

  test('what a page says that Markdown does without is left out', () => {
    expect(
      convert(
        '<p>A <a href="/g">region<span data-markdown-ignore="">A place.</span></a>.</p><div data-markdown-ignore=""><p>Again, at length.</p></div><p>End.</p>',
      ),
    ).toBe('A [region](/g).\n\nEnd.');
  });

  test('controls and decoration are left out; words that only stand apart by their looks stay apart', () => {
    expect(
      convert(
        '<h2>Title<a class="hash-link" href="#t">#</a></h2><p><span class="a">one</span><span class="b">two</span><button>x</button><svg><text>no</text></svg></p>',
      ),
    ).toBe('## Title\n\none two');
  });
});

describe('blocks', () => {
  test('lists hold what their items hold', () => {
    expect(
      convert(
        '<ol start="3"><li>c</li><li><p>d</p><pre><code>x\ny</code></pre></li></ol><ul><li>a<ul><li>b</li></ul></li></ul>',
      ),
    ).toBe('3. c\n\n4. d\n\n   ```\n   x\n   y\n   ```\n\n- a\n  - b');
  });

  test('a task has its box', () => {
    expect(convert('<ul><li><input type="checkbox" checked disabled> done</li></ul>')).toBe('- [x] done');
  });

  test('code has the language and the title of its box, and a fence that is long enough', () => {
    expect(
      convert(
        '<div class="code-block" data-lang="md"><div class="code-title"><svg></svg><span>a<wbr>b.md</span></div><pre><code>```\nx</code></pre></div>',
      ),
    ).toBe('````md title="ab.md"\n```\nx\n````');
  });

  test('lines that were added and removed say so', () => {
    expect(
      convert(
        '<div class="code-block" data-lang="hcl"><pre><code><span class="line del">a</span>\n<span class="line add">b</span>\nc</code></pre></div>',
      ),
    ).toBe('```hcl diff\n-a\n+b\n c\n```');
  });

  test('a table is a line a row', () => {
    expect(
      convert(
        '<section><table><thead><tr><th>A</th><td></td></tr></thead><tbody><tr><td><p>x</p><p>y</p></td><td><code>a|b</code></td></tr></tbody></table></section>',
      ),
    ).toBe('| A |  |\n| --- | --- |\n| x<br>y | `a\\|b` |');
  });

  test('a cell links to places of a page that it has linked to as a whole no more', () => {
    const cell = (text: string): string | undefined =>
      convert(`<table><tbody><tr><td>${text}</td></tr></tbody></table>`).split('\n')[2];
    expect(
      cell('<p><a href="/m">m</a>: <a href="/m#in-a"><code>a</code></a>, <b><a href="/m#in-b">b</a></b></p>'),
    ).toBe('| [m](/m): `a`, **b** |');
    expect(cell('<a href="/m#a">a</a>, <a href="/m#b">b</a>, <a href="#c">c</a>')).toBe(
      '| [a](/m#a), [b](/m#b), [c](#c) |',
    );
  });

  test('terms stand before what they mean', () => {
    expect(convert('<dl><div><dt>CIDR</dt><dd>A range.</dd></div><dt>VPC</dt><dd>A network.</dd></dl>')).toBe(
      '- **CIDR**: A range.\n- **VPC**: A network.',
    );
  });
});

describe('components', () => {
  test('a remark is a quote, a label is bold, a box is an item', () => {
    expect(
      convert(
        '<div class="note"><p class="note-title">Tip</p><div><p>Text</p></div></div><div><p class="tab-label">One</p><p>x</p></div>',
      ),
    ).toBe('> **Tip**\n>\n> Text\n\n**One**\n\nx');
    expect(
      convert(
        '<div class="cards"><div class="card"><p><a href="/a">A</a></p><div>First.</div></div><div class="card"><p><a href="/b">B</a></p></div></div>',
      ),
    ).toBe('- [A](/a): First.\n- [B](/b)');
  });

  test('a drawing is what it says in words; what a pointer shows is not there', () => {
    expect(
      convert(
        '<figure><div role="img" aria-label="Two boxes"><svg><text>x</text></svg></div><figcaption>Boxes</figcaption></figure><p>A <span><a href="#c">term</a><span role="tooltip">meaning</span></span>.</p>',
      ),
    ).toBe('*Two boxes*\n\nBoxes\n\nA [term](#c).');
  });

  test('folds and islands are open', () => {
    expect(
      convert(
        '<details><summary>More</summary><div><p>Text</p></div></details><gw-island><gw-slot><p>In</p></gw-slot></gw-island>',
      ),
    ).toBe('**More**\n\nText\n\nIn');
  });
});

test('a body that was lost as Markdown is made of its HTML again, and kept', () => {
  const kept = new Map([['html', '<p>Text</p>']]);
  const texts = {
    find: (task: string) => kept.get(task),
    get: (task: string) => kept.get(task) ?? '',
    save: (task: string, _: string, text: string) => void kept.set(task, text),
  };
  expect(getMarkdownBody(texts, 'key', NO_PLAIN_TEXT_RULES)).toBe('Text');
  expect(kept.get('markdown')).toBe('Text');
  kept.set('html', '');
  expect(getMarkdownBody(texts, 'key', NO_PLAIN_TEXT_RULES)).toBe('Text');
});
