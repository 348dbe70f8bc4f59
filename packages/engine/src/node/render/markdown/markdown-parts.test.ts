import { describe, expect, it } from 'vitest';
import { readMarkedLines, renderCodeLines } from './code-block.ts';
import { parseFenceMeta } from './fence-meta.ts';
import { createHighlighter } from './highlighter.ts';
import { prepareSource } from './prepare-source.ts';

describe('parseFenceMeta', () => {
  it('reads title, lines, numbers and flags in any order', () => {
    expect(parseFenceMeta('wrap {1,3-4} title="a {9} b.tf" showLineNumbers=7 unchecked="made up"')).toEqual({
      title: 'a {9} b.tf',
      highlighted: new Set([1, 3, 4]),
      firstLineNumber: 7,
      wrap: true,
      diff: false,
      expect: false,
      host: undefined,
      unchecked: 'made up',
    });
  });

  it('reads labels', () => {
    expect(parseFenceMeta('expect')).toMatchObject({ expect: true });
    expect(parseFenceMeta('title="expect" host="bastion host"')).toMatchObject({
      expect: false,
      host: 'bastion host',
    });
  });

  it('asks for nothing by default', () => {
    expect(parseFenceMeta('')).toMatchObject({
      title: undefined,
      firstLineNumber: undefined,
      wrap: false,
      unchecked: undefined,
    });
  });
});

describe('marks in code', () => {
  const marksOf = (code: string, meta = ''): [string, string[]][] =>
    readMarkedLines(code, parseFenceMeta(meta)).map(({ text, marks }) => [text, [...marks]]);

  it('come from comments, which are taken out', () => {
    expect(
      marksOf('# highlight-next-line\na\n// add-start\nb\nc\n// add-end\n<!-- remove-next-line -->\nd'),
    ).toEqual([
      ['a', ['highlighted']],
      ['b', ['add']],
      ['c', ['add']],
      ['d', ['del']],
    ]);
  });

  it('count lines as the reader sees them', () => {
    expect(marksOf('# add-next-line\na\nb', '{2}')).toEqual([
      ['a', ['add']],
      ['b', ['highlighted']],
    ]);
  });

  it('come from signs in a diff fence, headers left out', () => {
    expect(
      renderCodeLines('--- a\n+++ b\n-x\n+y', 'diff', { highlighter: createHighlighter([]) }).match(
        /class="line[^"]*"/g,
      ),
    ).toEqual(['class="line del"', 'class="line add"']);
  });
});

describe('prepareSource', () => {
  it('never moves a line', () => {
    const source = 'a <!-- b\nc */ d\n--> e\n```html\n<!-- x -->\n```\n:::tip Title\n';
    const prepared = prepareSource(source, 'mdx');
    expect(prepared.split('\n')).toEqual([
      'a {/* b',
      'c * / d',
      '*/} e',
      '```html',
      '<!-- x -->',
      '```',
      ':::tip[Title]',
      '',
    ]);
  });

  it('leaves HTML comments of Markdown files to the parser', () => {
    expect(prepareSource('a <!-- b --> c', 'md')).toBe('a <!-- b --> c');
  });

  it('takes the end of a tag at the beginning of a line for what it is, and leaves quotations', () => {
    const prepare = (text: string): string => prepareSource(text, 'mdx');
    expect(prepare('See <a\n  href="x"\n>this</a>.')).toBe('See <a\n  href="x">\nthis</a>.');
    expect(prepare('<p>\n  <a\n    href="x"\n  >this</a>\n</p>')).toBe(
      '<p>\n  <a\n    href="x">\n  this</a>\n</p>',
    );
    for (const text of [
      'A `<a`\n> quotation',
      'A < b\n\n> quotation',
      '<a\n\n> quotation',
      '```\n<a\n>\n```',
    ])
      expect(prepare(text)).toBe(text);
  });

  it('leaves a fence alone that holds a shorter fence', () => {
    expect(prepareSource('````\n```\n<!-- x -->\n```\n````\n<!-- y -->', 'mdx')).toBe(
      '````\n```\n<!-- x -->\n```\n````\n{/* y */}',
    );
  });
});
