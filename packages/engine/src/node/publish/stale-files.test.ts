import { expect, it } from 'vitest';
import { findOtherCase } from './stale-files.ts';

// On case-insensitive file systems, both names are one file, and one folder.
it.each([
  ['a page', 'docs/Foo.html', 'docs/foo.html'],
  ['a folder', 'docs/Guide/a.html', 'docs/guide/b.html'],
  ['a page at the top', 'Foo.html', 'foo.html'],
  ['a folder at the top', 'Docs/a.html', 'docs/a.html'],
])('%s comes again when a stale one has its name in another case', (_, stale, file) => {
  expect(findOtherCase([file, 'docs/other.html'], [stale])).toContain(file);
});

it('files whose names no stale one has stay where they are', () => {
  expect(findOtherCase(['docs/a.html', 'b.html'], ['docs/c.html', 'd/b.html'])).toEqual([]);
});
