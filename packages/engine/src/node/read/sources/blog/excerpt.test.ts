import { describe, expect, test } from 'vitest';
import { parseDay } from '../../content/parse-day.ts';
import { countReadingMinutes, cutExcerpt, findFirstParagraph } from './excerpt.ts';
import { parsePostPath } from './post-path.ts';

describe('an excerpt', () => {
  test('ends at the mark', () => {
    expect(cutExcerpt('One\n\n<!-- truncate -->\n\nTwo\n', 'md')).toEqual({ text: 'One\n', truncated: true });
    expect(cutExcerpt('One\n\n{/* truncate */}\n\nTwo\n', 'mdx').text).toBe('One\n');
    expect(cutExcerpt('One\n', 'mdx')).toEqual({ text: 'One\n', truncated: false });
  });

  test('does not end at what is no mark', () => {
    const fence = '```md\n<!-- truncate -->\n```\n\nAfter\n';
    expect(cutExcerpt(fence, 'mdx').text).toBe(fence);
    expect(cutExcerpt('One {/* truncate */} two\n', 'mdx').truncated).toBe(false);
    // In Markdown braces are plain text.
    expect(cutExcerpt('{/* truncate */}\n', 'md').truncated).toBe(false);
  });

  test('brings the definitions along that stand below the mark', () => {
    const { text } = cutExcerpt('See [a].\n\n<!-- truncate -->\n\nMore.\n\n[a]: b.md\n', 'md');
    expect(text).toBe('See [a].\n\n\n[a]: b.md');
  });

  test('has neither notes nor title, and every line stays where it is', () => {
    const { text } = cutExcerpt('# Title\n\nText[^1] and `[^2]`.\n\n[^1]: Note\n  goes on\n\nEnd.\n', 'md');
    expect(text).toBe('\n\nText and `[^2]`.\n\n\n\n\nEnd.\n');
  });
});

test('a post without a description is described by its first paragraph', () => {
  const text =
    '---\ntitle: A\n---\n\nimport x\n\n## Heading\n\n<Card />\n\nSome **bold**\ntext with [a link](b).\n\nMore.\n';
  expect(findFirstParagraph(text)).toBe('Some bold text with a link.');
  expect(findFirstParagraph('```sh\nls\n```\n')).toBeUndefined();
});

test('reading time is rounded up, at 200 words a minute, markup not counted', () => {
  const words = (count: number): string => 'word '.repeat(count);
  expect(countReadingMinutes('')).toBe(1);
  expect(countReadingMinutes(`---\ntitle: Not a word of it\n---\n${words(200)}`)).toBe(1);
  expect(countReadingMinutes(words(201))).toBe(2);
  expect(countReadingMinutes(`${words(200)}<Card title="a b c" /> {/* a b c */} <!-- a b c --> - * |`)).toBe(
    1,
  );
});

test.each([
  ['2026-03-14-first.mdx', { date: '2026-03-14', slug: 'first', format: 'mdx' }],
  ['2026-03-14-first/index.md', { date: '2026-03-14', slug: 'first', format: 'md' }],
  ['releases/2026-3-4_one.md', { date: '2026-3-4', slug: 'releases/one', format: 'md' }],
  ['2026-03-14.md', { date: '2026-03-14', slug: '2026-03-14', format: 'md' }],
  ['plain.md', { date: undefined, slug: 'plain', format: 'md' }],
])('the file %s tells day and slug', (file, expected) => {
  expect(parsePostPath(file)).toEqual(expected);
});

test.each([
  ['2026-03-14', '2026-03-14'],
  ['2026-3-4', '2026-03-04'],
  ['2026-03-14T23:30:00+02:00', '2026-03-14'],
  ['2026-02-30', undefined],
  ['2026-03-14x', undefined],
  ['March', undefined],
])('the day %s is %s', (written, day) => {
  expect(parseDay(written)).toBe(day);
});

test('the minutes of a text of nothing but the beginnings of parts are counted in one go', () => {
  const start = performance.now();
  for (const part of ['<!-- ', '{/* ', '<a ', ']('])
    expect(countReadingMinutes(part.repeat(100_000))).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(10_000);
});
