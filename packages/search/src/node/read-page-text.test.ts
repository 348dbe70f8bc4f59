import { expect, test } from 'vitest';
import { readPageText } from './read-page-text.ts';

test('a page is cut at its headings, and what is no text is left out', () => {
  const html = `
    <p>Before <em>it</em>&nbsp;all &amp; more.</p><p class="card-about">Of another page.</p>
    <h2 id="set-up" class="anchor">Set <code>it</code> up<a class="hash-link" href="#set-up">​</a></h2>
    <p>One<br>two.</p><svg><path d="M1 1"/><text>drawn</text></svg><button>Copy</button>
    <pre><code>resource "aws_vpc" "main" {}</code></pre>
    <!-- nothing -->
    <h3 id="then">Then</h3><p>Last.<img src="x.png" alt="A picture"></p>`;
  expect(readPageText(html)).toEqual([
    { kind: 'section', anchor: '', title: '', level: 0, text: 'Before it all & more.', code: '' },
    {
      kind: 'section',
      anchor: 'set-up',
      title: 'Set it up',
      level: 2,
      text: 'One two.',
      code: 'resource "aws_vpc" "main" {}',
    },
    { kind: 'section', anchor: 'then', title: 'Then', level: 3, text: 'Last. A picture', code: '' },
  ]);
});

test('inputs, their attributes and outputs are places of their own, by their full names', () => {
  const html = `
    <h2 id="inputs">Inputs</h2><div id="input-rows"><dl class="params">
      <div class="param" id="input-node_groups"><dt><a class="param-name" href="#x"><code>node_<wbr>groups</code></a><code class="param-type">map(object)</code></dt>
        <dd><p>Groups of nodes.</p><dl>
          <div class="attribute" id="input-node_groups.size"><dt><a class="param-name" href="#y">size</a></dt><dd>How many.</dd></div>
        </dl><p>After.</p></dd></div>
      <div class="param" id="output-arn"><dt><a class="param-name" href="#z">arn</a></dt><dd>The ARN.</dd></div>
    </dl></div><p>Below the list.</p>`;
  const rows = readPageText(html).map(({ kind, anchor, title, text }) => [kind, anchor, title, text]);
  expect(rows).toEqual([
    ['section', '', '', ''],
    ['section', 'inputs', 'Inputs', 'Below the list.'],
    ['input', 'input-node_groups', 'node_groups', 'Groups of nodes. After.'],
    ['attribute', 'input-node_groups.size', 'node_groups.size', 'How many.'],
    ['output', 'output-arn', 'arn', 'The ARN.'],
  ]);
});

test('words of controls are not those of the page', () => {
  const html = `<h2 id="usage">Usage</h2><label class="usage-toggle"><input type="checkbox"/> Show all inputs</label>
    <div role="tabpanel"><p class="tab-label">OpenTofu</p><p>Text of the tab.</p></div>
    <search class="filter"><label><input type="checkbox"/> Required only</label><output></output></search>`;
  expect(readPageText(html)[1]?.text).toBe('Text of the tab.');
});

test('what is marked as not searched is not read', () => {
  const [first] = readPageText('<p>Now.</p><div data-unsearched=""><p>Then.</p></div><p>Later.</p>');
  expect(first?.text).toBe('Now. Later.');
});

test('a row of the module library is a module', () => {
  const html =
    '<div class="param" id="module-vpc"><dt><a class="param-name" href="#m"><code>vpc</code></a></dt><dd>A VPC.</dd></div>';
  expect(readPageText(html)[1]).toEqual({
    kind: 'module',
    anchor: 'module-vpc',
    title: 'vpc',
    level: 0,
    text: 'A VPC.',
    code: '',
  });
});

test('HTML that is not well-formed still gives its text', () => {
  expect(readPageText('<p>One < two</p></div></div><p>three &bogus; &#x110000;')[0]?.text).toBe(
    'One < two three &bogus; \uFFFD',
  );
});

test('an element that nothing opened or nothing closes takes no other text away', () => {
  const read = (html: string) => readPageText(html).map(({ text, code }) => [text, code]);
  expect(read('one</pre> two</svg> three')).toEqual([['one two three', '']]);
  expect(read('<p>one</p><pre>code <b>two')).toEqual([['one', 'code two']]);
  expect(read('<p>one <button>two')).toEqual([['one', '']]);
});
