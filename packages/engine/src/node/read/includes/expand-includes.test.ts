import { describe, expect, it } from 'vitest';
import { BuildError, BuildErrors } from '../../errors/build-error.ts';
import { formatError } from '../../errors/format-error.ts';
import { findPosition } from '../content/text-origin.ts';
import { expandIncludes } from './expand-includes.ts';
import { parseDataFile } from './load-data.ts';

const PAGE = 'content/docs/a.mdx';

const versions = parseDataFile(
  'content/data/versions.yaml',
  "terraform: 1.10\nopentofu: '1.11'\nconstraint: '>= 5.30, < 6.0'\ngroup: { a: { id: '0012' } }\nlist: [1]\nempty:\nlong: |\n  a\n  b\n",
);
if (versions === undefined) throw new Error('the fixture is not a map');
const data = new Map([['versions', versions]]);

function expand(text: string, includes: Record<string, string> = {}, file = PAGE) {
  const texts = new Map(Object.entries(includes).map(([name, own]) => [`content/${name}`, own]));
  return expandIncludes(file, text, { data, includes: texts });
}

/** The build's message for a text that cannot be expanded. */
function fail(text: string, includes: Record<string, string> = {}, file = PAGE): string {
  try {
    expand(text, includes, file);
  } catch (error) {
    if (error instanceof BuildError || error instanceof BuildErrors) return formatError(error);
    throw error;
  }
  throw new Error('nothing was wrong');
}

describe('values of data files', () => {
  it('are inserted as they are written, anywhere', () => {
    expect(expand('V [[versions.terraform]] of [[versions.group.a.id]].').text).toBe('V 1.10 of 0012.');
    expect(expand('---\ntitle: T [[versions.terraform]]\n---\n').text).toContain('title: T 1.10');
    expect(
      expand('[x [[versions.terraform]]](/a-[[versions.opentofu]]) <A b="[[versions.opentofu]]" />').text,
    ).toBe('[x 1.10](/a-1.11) <A b="1.11" />');
    expect(expand('| `a [[versions.terraform]]` | [[ versions.opentofu ]] |').text).toBe(
      '| `a 1.10` | 1.11 |',
    );
    expect(
      expand('````md title="[[versions.terraform]].md"\n```\n[[versions.constraint]]\n```\n````').text,
    ).toBe('````md title="1.10.md"\n```\n>= 5.30, < 6.0\n```\n````');
  });

  it('stay text in prose, whatever signs they hold, and are code in backticks', () => {
    expect(expand('V [[versions.constraint]], ``[[versions.constraint]]``').text).toBe(
      'V &#62;= 5.30, &#60; 6.0, ``>= 5.30, < 6.0``',
    );
  });

  it('are taken by the names of data files only', () => {
    for (const text of ['[[ -f x ]]', '[[package]]', '[[a.b]]', '[[versions]]', '[[props.a]]', '[[x]](y)'])
      expect(expand(text)).toEqual({ text });
  });

  it('that do not exist are reported with place and near names', () => {
    expect(fail('Text.\n\nUse [[versions.terrform]].')).toBe(
      [
        'content/docs/a.mdx:3:5',
        '  `content/data/versions.yaml` has no `terrform`',
        '    1 | Text.',
        '    2 |',
        '  > 3 | Use [[versions.terrform]].',
        '      |     ^',
        '  Did you mean `versions.terraform`?',
      ].join('\n'),
    );
    expect(fail('[[versions.group.zzzzzz]]')).toContain('Known there: `versions.group.a`.');
    expect(fail('[[versions.terraform.min]]')).toContain('`versions.terraform` is a value itself.');
    expect(fail('[[versions.group]]')).toContain('`versions.group` is a group of values');
    expect(fail('[[versions.group]]')).toContain('Name one of its values: `versions.group.a`.');
    expect(fail('[[versions.list]]')).toContain('`versions.list` is a list');
    expect(fail('[[versions.empty]]')).toContain('`versions.empty` is empty');
    expect(fail('[[versions.long]]')).toContain('`versions.long` is longer than a line');
    expect(fail('[[versions.constructor]]')).toContain('has no `constructor`');
    expect(fail('[[versions.x]] [[versions.y]]')).toContain('2 errors');
  });

  it('of a file that is no YAML are the fault of that file', () => {
    const broken = parseDataFile('content/data/broken.yaml', 'a: 1\na: 2\n');
    const sources = { data: new Map(broken && [['broken', broken]]), includes: new Map() };
    expect(() => expandIncludes(PAGE, '[[broken.a]]', sources)).toThrow('not valid YAML');
    expect(expandIncludes(PAGE, 'No use.', sources)).toEqual({ text: 'No use.' });
  });

  it('leave the columns of errors where the writer wrote them', () => {
    const written = 'é [[versions.terraform]] and [[versions.opentofu]] <x';
    const { text, origin } = expand(written);
    const column = [...text].indexOf('<') + 1;
    expect(findPosition({ file: PAGE, source: text, origin }, 1, column)).toMatchObject({
      column: written.indexOf('<') + 1,
      line: 1,
    });
    expect(findPosition({ file: PAGE, source: text, origin }, 1, 4).column).toBe(3);
    expect(findPosition({ file: PAGE, source: text, origin }, 1, 1).column).toBe(1);
  });
});

describe('included texts', () => {
  it('take the place of the line, with the attributes in their places', () => {
    const { text } = expand('A\n<Include src="includes/x.mdx" name="dev" at=\'b "c"\' />\nB', {
      'includes/x.mdx': 'Go to [[props.name]]: [[versions.terraform]] [[ props.at ]].\n',
    });
    expect(text).toBe('A\n\nGo to dev: 1.10 b "c".\n\n\nB');
  });

  it('find values by attributes, and get values in attributes', () => {
    expect(
      expand('<Include src="includes/x.mdx" key="a" v="[[versions.terraform]]" />', {
        'includes/x.mdx': '[[versions.group.[[props.key]].id]] [[props.v]]',
      }).text.trim(),
    ).toBe('0012 1.10');
  });

  it('include others', () => {
    expect(
      expand('<Include src="includes/x.mdx" a="1" />', {
        'includes/x.mdx': 'X\n<Include src="includes/y.mdx" b="[[props.a]]2" />',
        'includes/y.mdx': 'Y [[props.b]]',
      }).text.replace(/\n+/g, ' '),
    ).toBe(' X Y 12 ');
  });

  it('are indented like their line, so that they stay in lists and components', () => {
    const { text } = expand('1. Step\n\n   <Include src="includes/x.mdx" />', {
      'includes/x.mdx': 'One\n\n```bash\ntwo\n```',
    });
    expect(text).toBe('1. Step\n\n\n   One\n\n   ```bash\n   two\n   ```\n');
  });

  it('are not looked for in code and comments', () => {
    const text = '```mdx\n<Include src="no.mdx" />\n```\n\n`<Include>` {/* <Include src="no.mdx" /> */}';
    expect(expand(text)).toEqual({ text });
  });

  it('know where their lines come from', () => {
    const { text, origin } = expand('A\n  <Include src="includes/x.mdx" />\nB', {
      'includes/x.mdx': 'one\ntwo <x',
    });
    const line = text.split('\n').findIndex((own) => own.includes('two')) + 1;
    const column = (text.split('\n')[line - 1] ?? '').indexOf('<') + 1;
    expect(findPosition({ file: PAGE, source: text, origin }, line, column)).toEqual({
      file: 'content/includes/x.mdx',
      line: 2,
      column: 5,
      frame: '  1 | one\n> 2 | two <x\n    |     ^',
    });
    const last = text.split('\n').indexOf('B') + 1;
    expect(findPosition({ file: PAGE, source: text, origin }, last, 1)).toMatchObject({
      file: PAGE,
      line: 3,
    });
  });

  it('of a translated page are the translated ones', () => {
    const includes = { 'includes/x.mdx': 'Hello', 'i18n/ar/includes/x.mdx': 'مرحبا', 'includes/y.mdx': 'Y' };
    const tag = '<Include src="includes/x.mdx" />\n<Include src="includes/y.mdx" />';
    expect(expand(tag, includes, 'content/i18n/ar/docs/a.mdx').text.replace(/\n+/g, ' ')).toBe(' مرحبا Y ');
    expect(expand(tag, includes).text.replace(/\n+/g, ' ')).toBe(' Hello Y ');
  });

  it('that do not exist, lack an attribute or go in a circle are reported at the line that includes them', () => {
    expect(fail('Text.\n\n<Include src="includes/restor.mdx" />', { 'includes/restore.mdx': '' })).toMatch(
      /^content\/docs\/a\.mdx:3:1\n {2}`includes\/restor\.mdx` does not exist[\s\S]*Did you mean `includes\/restore\.mdx`\?/,
    );
    const x = { 'includes/x.mdx': '[[props.account]]' };
    expect(fail('<Include src="includes/x.mdx" />', x)).toMatch(
      /^content\/docs\/a\.mdx:1:1\n {2}`includes\/x\.mdx` needs `account`/,
    );
    expect(fail('<Include src="includes/x.mdx" account="a" acount="b" />', x)).toContain(
      '`includes/x.mdx` has no `[[props.acount]]`',
    );
    expect(fail('<Include account="a" />')).toContain('`<Include>` has no `src`');
    const circle = {
      'includes/x.mdx': 'X\n<Include src="includes/y.mdx" />',
      'includes/y.mdx': '<Include src="includes/x.mdx" />',
    };
    const text = fail('<Include src="includes/x.mdx" />', circle);
    expect(text).toContain('content/includes/y.mdx:1:1');
    expect(text).toContain('content/includes/x.mdx → content/includes/y.mdx → content/includes/x.mdx');
    expect(text).toContain('Included by `content/docs/a.mdx`');
  });

  it('stand on a line alone, in `.mdx`', () => {
    expect(fail('See <Include src="includes/x.mdx" />')).toContain(
      'content/docs/a.mdx:1:5\n  `<Include>` is not on a line alone',
    );
    expect(fail('<Include\n  src="includes/x.mdx" />')).toContain('is not on a line alone');
    expect(fail('<Include src={x} />')).toContain('is not on a line alone');
    expect(fail('<Include src="includes/x.mdx" />', { 'includes/x.mdx': '' }, 'content/docs/a.md')).toContain(
      'works in `.mdx` files only',
    );
  });
});
