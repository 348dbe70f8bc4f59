import { describe, expect, it } from 'vitest';
import { BuildError } from '../../errors/build-error.ts';
import { parseFrontmatter } from './frontmatter.ts';
import { parseGitLog } from './last-updated.ts';
import { humanize, parseSourcePath } from './source-path.ts';
import { findContentTitle, toPlainTitle, toTitleHtml } from './title.ts';

describe('parseSourcePath', () => {
  it('takes number prefixes off folders and files', () => {
    expect(parseSourcePath('01-start/02-install.mdx')).toEqual({
      folders: ['start'],
      name: 'install',
      isIndex: false,
      order: 2,
      format: 'mdx',
    });
  });

  it('orders an index file by the number of its folder', () => {
    expect(parseSourcePath('03-guide/index.md')).toMatchObject({ isIndex: true, order: 3, format: 'md' });
  });

  it('leaves dates and versions in the name', () => {
    expect(parseSourcePath('2021-11-notes.md').name).toBe('2021-11-notes');
    expect(parseSourcePath('7.0-upgrade.md').name).toBe('7.0-upgrade');
  });

  it('makes a label of a name', () => expect(humanize('getting-started_fast')).toBe('Getting started fast'));
});

it('a tag is refused on its page when no URL can be made of it', () => {
  const parse = (tag: string) => () => parseFrontmatter(`---\ntitle: A\ntags: [${tag}]\n---\n`, 'a.md');
  expect(parse('"!?"')).toThrow('frontmatter `tags.0`: `!?` has no letter or number to make a URL of');
  expect(parse('long'.repeat(80))).toThrow('is 320 bytes long');
});

describe('titles', () => {
  it('are found in the first heading, with or without frontmatter', () => {
    expect(findContentTitle('---\na: b\n---\n\n# The *title* {#id}\n\nText')).toBe('The *title*');
    expect(findContentTitle('Text first\n\n# Later\n')).toBeUndefined();
    expect(findContentTitle('\r\n<!-- a\r\nb -->\r\nimport A from "a";\r\n# C# ## {#c}\r\n')).toBe('C#');
    expect(findContentTitle('#\n\nText')).toBeUndefined();
  });

  it('are found behind imports whose names stand on lines of their own', () => {
    expect(findContentTitle("import {\n  A,\n  B,\n} from './parts';\n\n# Title\n")).toBe('Title');
    expect(findContentTitle(`${'import {\n'.repeat(20_000)}# A`)).toBe('A');
  });

  it('are looked for once, however many empty lines and spaces there are', () => {
    const lines = '\r\n'.repeat(50_000);
    expect(findContentTitle(`${lines}-`)).toBeUndefined();
    expect(findContentTitle(`${lines}# A${' '.repeat(50_000)}b${' #'.repeat(20_000)}c`)).toMatch(
      /^A\s+b.*c$/,
    );
  });

  it('are read in one go, whatever marks they are made of', () => {
    const start = performance.now();
    for (const part of ['[', '[a](', '*a', '__a', '`', '**'])
      expect(toPlainTitle(part.repeat(100_000)).length).toBeGreaterThan(0);
    // Takes minutes if each mark is searched up to the end of the text.
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('keep code in HTML, lose every mark as plain text, and escape the rest', () => {
    expect(toPlainTitle('Use `a_b` and **c** of [d](e)')).toBe('Use a_b and c of d');
    expect(toTitleHtml('A `<b>` & c')).toBe('A <code>&lt;b&gt;</code> &amp; c');
  });
});

describe('parseFrontmatter', () => {
  it('ends at a line of three hyphens or more', () =>
    expect(parseFrontmatter('---\ntitle: A\n--------\n\nText\n', 'a.md').title).toBe('A'));

  it('fills in defaults, and reads dates as days', () => {
    const frontmatter = parseFrontmatter(
      '---\ntitle: 5\nlast_update: { date: 2024-05-31T10:00:00Z }\n---\n',
      'a.mdx',
    );
    expect(frontmatter).toMatchObject({
      title: '5',
      draft: false,
      tags: [],
      last_update: { date: '2024-05-31' },
    });
  });

  it('accepts a text without any, and Windows line ends', () => {
    expect(parseFrontmatter('# T\n', 'a.md').title).toBeUndefined();
    expect(parseFrontmatter('---\r\ntitle: X\r\n---\r\nText', 'a.md').title).toBe('X');
  });

  it('names file and line of a wrong value', () => {
    try {
      parseFrontmatter('---\ntitle: T\nlast_update:\n  date: soon\n---\n', 'a.mdx');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BuildError);
      expect(error).toMatchObject({
        message: 'frontmatter `last_update.date`: is not a date; write `2024-05-31`',
        position: { file: 'a.mdx', line: 3 },
      });
    }
  });
});

describe('parseGitLog', () => {
  it('keeps the newest commit of each file', () => {
    const log =
      '\u00012024-02-01\0Ada\n\nM\tcontent/a.md\nA\tcontent/b c.md\n\u00012023-01-01\0Bob\n\nA\tcontent/a.md\nA\tcontent/d.md\n';
    expect([...parseGitLog(log)]).toEqual([
      ['content/a.md', { date: '2024-02-01', author: 'Ada' }],
      ['content/b c.md', { date: '2024-02-01', author: 'Ada' }],
      ['content/d.md', { date: '2023-01-01', author: 'Bob' }],
    ]);
  });

  it('keeps the date of a file that was moved, and not that of another file with its old name', () => {
    const log = [
      '\u00012024-03-01\0Ada\n\nA\tcontent/a.md\n',
      '\u00012024-02-01\0Ada\n\nR100\tcontent/a.md\tsite/content/a.md\nM\tcontent/b.md\n',
      '\u00012023-01-01\0Bob\n\nA\tcontent/a.md\n',
      '\u00012022-01-01\0Eve\n\nD\tcontent/a.md\n',
      '\u00012021-01-01\0Eve\n\nA\tcontent/a.md\n',
    ];
    expect([...parseGitLog(log.join(''))]).toEqual([
      ['content/a.md', { date: '2024-03-01', author: 'Ada' }],
      ['content/b.md', { date: '2024-02-01', author: 'Ada' }],
      ['site/content/a.md', { date: '2023-01-01', author: 'Bob' }],
    ]);
  });
});
