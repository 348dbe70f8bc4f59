import { describe, expect, it } from 'vitest';
import { checkLimits } from './check-limits.ts';

const check = (source: string, format: 'md' | 'mdx' = 'mdx'): void =>
  checkLimits({ file: 'content/docs/a.mdx', source, format });

describe('a text that would end a parser without a word is refused', () => {
  it.each([
    ['parentheses', `{${'('.repeat(4_000)}1${')'.repeat(4_000)}}`],
    ['brackets', '['.repeat(20_000)],
    ['brackets on lines of their own', '[\n'.repeat(20_000)],
    ['braces', `{${'[{a:\n\n'.repeat(5_000)}`],
    ['operators', `{1${'+1'.repeat(20_000)}}`],
    ['operators of an export', `export const a = ${'!'.repeat(20_000)}1;`],
    ['functions', `{${'a=>\n'.repeat(20_000)}1}`],
    ['quotes', '>'.repeat(100_000)],
    ['quotes with spaces', '> '.repeat(100_000)],
    ['lists', '- '.repeat(10_000)],
    ['ordered lists', '1. '.repeat(10_000)],
    ['indented lists', `${' '.repeat(600)}- a`],
    ['elements', `${'<div>'.repeat(50_000)}${'</div>'.repeat(50_000)}`],
    ['elements on lines of their own', `${'<div\n  id="a/b"\n>\n'.repeat(5_000)}`],
    ['character references', '&nbsp;'.repeat(200_000)],
    ['table cells', `${'|'.repeat(5_000)}\n`.repeat(300)],
    ['characters', 'a '.repeat(2_000_000)],
  ])('for its %s', (_, source) => expect(() => check(source)).toThrow(/the text has /));

  it('at the line where it is too much', () => {
    expect(() => check(`one\n\ntwo\n${'['.repeat(300)}`)).toThrow(
      expect.objectContaining({ position: { file: 'content/docs/a.mdx', line: 4, column: 1 } }),
    );
  });
});

describe('a text that is only long is not', () => {
  it.each([
    ['code', `\`\`\`\n${'[('.repeat(5_000)}\n\`\`\`\n`],
    ['inline code', '`[[[[(((`\n'.repeat(500)],
    ['smileys', 'Well :( and :[ again.\n\n'.repeat(500)],
    ['elements that stand alone', '<Card\n  href="/a"\n  title="b"\n/>\n\n<br />\n\n'.repeat(500)],
    ['elements that need no end', 'a <br> b <img src="x"> c\n'.repeat(500)],
    [
      'elements in elements',
      '<Tabs>\n<Tab label="a">\n\n**b** <a href="/x/">c</a>\n\n</Tab>\n</Tabs>\n'.repeat(500),
    ],
    ['data', `export const all = [\n${"  { a: 'b.c', d: -1, e: !f },\n".repeat(2_000)}];\n`],
    ['punctuation', 'Well… really?! Yes. No - maybe.\n'.repeat(2_000)],
    ['a list', '- one\n  - two\n    - three\n'.repeat(2_000)],
    ['a table', '| a | b | c |\n'.repeat(5_000)],
  ])('for its %s', (_, source) => expect(() => check(source)).not.toThrow());
});
