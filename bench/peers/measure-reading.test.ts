import { expect, test } from 'vitest';
import { createPlainCorpus } from '../corpus/plain-corpus.ts';
import { findWays } from './measure-reading.ts';

test('ways lead from pages of about median size to pages of all sizes with other headings', () => {
  const pages = createPlainCorpus(300);
  const find = (file: string) => pages.find((page) => page.file === file);
  const ways = findWays(pages);
  expect(ways).toHaveLength(9);
  expect(findWays(pages)).toEqual(ways);
  const lengths = ways.map(({ to }) => find(to)?.text.length ?? 0);
  expect(lengths.at(-1)).toBeGreaterThan(5 * (lengths[0] ?? 0));
  for (const { from, to, title } of ways) {
    expect(find(to)?.title).toBe(title);
    expect(find(from)?.title).not.toBe(title);
    const length = find(from)?.text.length ?? 0;
    expect(length).toBeGreaterThan(3000);
    expect(length).toBeLessThan(20_000);
  }
});
