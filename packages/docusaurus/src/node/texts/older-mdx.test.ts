import { expect, test } from 'vitest';
import { readOlderMdx } from './older-mdx.ts';

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
  [
    '1. item\n\n   ```js\n   const {a} = b;\n   ```\n\n   {c}',
    '1. item\n\n   ```js\n   const {a} = b;\n   ```\n\n   \\{c}',
  ],
])('%s is %s', (text, expected) => {
  expect(readOlderMdx(text)).toBe(expected);
});

test('formulas keep their braces where there are formulas', () => {
  const text = '$\\frac{1}{2}$ of {name}\n\n$$\n\\sqrt{2}\n$$';
  expect(readOlderMdx(text, true)).toBe('$\\frac{1}{2}$ of \\{name}\n\n$$\n\\sqrt{2}\n$$');
});
