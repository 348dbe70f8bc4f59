import { expect, test } from 'vitest';
import { convertMdx1 } from './mdx1.ts';

test.each([
  ['Get cni-{OS}-{ARCH}.tgz', 'Get cni-\\{OS}-\\{ARCH}.tgz'],
  ['Body: {"message":"123"}', 'Body: \\{"message":"123"}'],
  ['In `{code}` and {text}', 'In `{code}` and \\{text}'],
  ['An <Icon size={2} /> of {name}', 'An <Icon size={2} /> of \\{name}'],
  ['## Heading {#own-id}', '## Heading {#own-id}'],
  ['{/* a comment */} of {name}', '{/* a comment */} of \\{name}'],
  ['an escaped \\{name}', 'an escaped \\{name}'],
  ['less <= more', 'less &lt;= more'],
  ['---\ntitle: {a: 1}\n---\n{b}', '---\ntitle: {a: 1}\n---\n\\{b}'],
  [
    '<Tabs values={[\n  {label: "A"},\n]}>\n\nof {name}',
    '<Tabs values={[\n  {label: "A"},\n]}>\n\nof \\{name}',
  ],
  ['export const a = {\n  b: 1,\n};\n\n{a}', 'export const a = {\n  b: 1,\n};\n\n\\{a}'],
  ['source <(vela completion)', 'source &lt;(vela completion)'],
  ['apply <ui schema file/dir path>', 'apply &lt;ui schema file/dir path>'],
  ['<a href="b" c>d</a> <B e={1} />', '<a href="b" c>d</a> <B e={1} />'],
  [
    'Text:\n\n    kind: "<change me>"\n\n\tmore\n\nText',
    'Text:\n```\nkind: "<change me>"\n\nmore\n```\nText',
  ],
  ['- item\n\n    {text}', '- item\n\n    \\{text}'],
  ['1. item\n\nText\n\n    `{code}`', '1. item\n\nText\n```\n`{code}`\n```'],
  [
    'Text\n\n<details><summary>A</summary>\n\n{b}\n\nEnd</details>\n\nText',
    'Text\n<details>\n<summary>A</summary>\n\n\\{b}\n\nEnd\n</details>\nText',
  ],
  ['<details>\n<summary>A?\n</summary>\nB\n</details>', '<details>\n<summary>A?</summary>\n\nB\n</details>'],
  ['Text\n\n<p><b>A</b>\nB</p>\n', 'Text\n\n<p><b>A</b>\nB</p>\n'],
  [
    '1. item\n\n   ```js\n   const {a} = b;\n   ```\n\n   {c}',
    '1. item\n\n   ```js\n   const {a} = b;\n   ```\n\n   \\{c}',
  ],
])('%s is %s', (text, expected) => {
  expect(convertMdx1(text)).toBe(expected);
});

test('formulas keep their braces where there are formulas', () => {
  const text = '$\\frac{1}{2}$ of {name}\n\n$$\n\\sqrt{2}\n$$';
  expect(convertMdx1(text, true)).toBe('$\\frac{1}{2}$ of \\{name}\n\n$$\n\\sqrt{2}\n$$');
});
