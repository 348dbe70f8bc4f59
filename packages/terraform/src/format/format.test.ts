// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of HCL look like JavaScript's
import { describe, expect, it } from 'vitest';
import { checkFormat, formatHcl } from './format.ts';

const CASES: [name: string, source: string, formatted: string][] = [
  ['indents by nesting', 'a {\nb {\n      c = 1\n}\n}\n', 'a {\n  b {\n    c = 1\n  }\n}\n'],
  ['aligns the equals signs of a run', 'a = 1\nlong=2\n\nlonger = 3\n', 'a    = 1\nlong = 2\n\nlonger = 3\n'],
  [
    'ends a run at a comment or a value of several lines',
    'a = 1\n# c\nbcd = 2\nefghi = [\n1,\n]\nx = 3\n',
    'a = 1\n# c\nbcd = 2\nefghi = [\n  1,\n]\nx = 3\n',
  ],
  ['aligns trailing comments', 'a = 1 # x\nbcd = 22 # y\n', 'a   = 1  # x\nbcd = 22 # y\n'],
  [
    'sets the spaces around operators and after commas',
    'a=[1,2 ,-3]\nb=c+d*-e\nf=!g&&h\n',
    'a = [1, 2, -3]\nb = c + d * -e\nf = !g && h\n',
  ],
  [
    'sets none inside parentheses, brackets and templates',
    'a = f( b [ 0 ] . c )\nd = "${ e }-${f(1)}"\n',
    'a = f(b[0].c)\nd = "${e}-${f(1)}"\n',
  ],
  [
    'spaces the braces of an object on one line',
    'a = {b=1}\nc = {}\nd = [{e=1}]\n',
    'a = { b = 1 }\nc = {}\nd = [{ e = 1 }]\n',
  ],
  ['indents once for brackets that open together', 'a = f({\nb = 1\n})\n', 'a = f({\n  b = 1\n})\n'],
  ['keeps a list apart from the `in` of a `for`', 'a = [for b in[1]: b]\n', 'a = [for b in [1] : b]\n'],
  [
    'leaves the text of a heredoc alone',
    'a {\nb = <<-E\n  x\n   y  \n  E\nlong = 1\n}\n',
    'a {\n  b    = <<-E\n  x\n   y  \n  E\n  long = 1\n}\n',
  ],
  [
    'does not align block comments',
    'a = 1 /* x */\nbcd = 22   /* y */\n',
    'a   = 1 /* x */\nbcd = 22 /* y */\n',
  ],
  ['takes trailing white space off', 'a = 1   \n   \nb = 2 # c  \n', 'a = 1\n\nb = 2 # c\n'],
  ['keeps CRLF and the byte order mark', '\ufeffa=1\r\nbc=2\r\n', '\ufeffa  = 1\r\nbc = 2\r\n'],
];

describe('formatting', () => {
  it.each(CASES)('%s', (_, source, formatted) => {
    expect(formatHcl(source)).toBe(formatted);
  });

  it.each(CASES)('%s, once and for all', (_, __, formatted) => {
    expect(formatHcl(formatted)).toBe(formatted);
  });

  it('does not touch what does not parse', () => {
    expect(formatHcl('a   =  [1 2]\n')).toBe('a   =  [1 2]\n');
  });

  it('reports each line that would change, where it starts to differ', () => {
    expect(checkFormat('a {\n  b=1\n}\n', 'x.tf')).toEqual([
      {
        message: 'The layout differs from `terraform fmt`',
        file: 'x.tf',
        line: 2,
        column: 4,
        hint: 'Write `  b = 1`',
      },
    ]);
    expect(checkFormat('a {\n  b = 1\n}\n', 'x.tf')).toEqual([]);
  });
});
