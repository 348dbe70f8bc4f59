import { expect, test } from 'vitest';
import { formatMisses, formatQuality } from './format-quality.ts';
import { measureQuality, summarizeQuality } from './measure-quality.ts';
import { findShortfalls } from './quality-targets.ts';
import { readQueries } from './read-queries.ts';

const queries = readQueries({
  identifier: 'vpc_id > vpc#input-vpc_id | vpc#output-vpc_id\narn > vpc#output-arn',
  question: 'what is a vpc > what-is-a-vpc',
  synonym: 'k8s > eks',
  typo: 'vcp > vpc',
  beginning: 'vp > vpc',
});

/** Answers every query with these hits. */
const measure = (...urls: readonly string[]) =>
  measureQuality(queries, async () => ({
    total: urls.length,
    next: async () => ({
      groups: urls.map((url) => ({
        url,
        title: '',
        breadcrumbs: [],
        hits: [{ url, kind: 'page' as const, title: [], excerpt: [] }],
      })),
      done: true,
      incomplete: false,
    }),
  }));

test('the place of an answer is that of the first URL that ends like it; a page stands for its sections', async () => {
  const outcomes = await measure('/docs/vpc/#peering', '/docs/vpc#output-vpc_id', '/docs/what-is-a-vpc/');
  expect(outcomes.map(({ rank }) => rank)).toEqual([2, undefined, 3, undefined, 1, 1]);
});

test('figures are shares of queries, by kind and for all', async () => {
  const figures = summarizeQuality(await measure('/x', '/vpc#input-vpc_id'));
  expect(figures[0]).toEqual({ name: 'identifier', count: 2, at1: 0, at5: 0.5, reciprocalRank: 0.25 });
  expect(figures.at(-1)).toMatchObject({ name: 'all', count: 6, at1: 0, at5: 0.5 });
});

test('figures below the targets are told, and those at the targets are not', async () => {
  const bad = summarizeQuality(await measure('/x'));
  expect(findShortfalls(bad)).toEqual([
    'only 0 % of identifiers are answered by the first place; the target is 90 %',
    'only 0 % of queries are answered by one of the first five places; the target is 90 %',
  ]);
  expect(findShortfalls(bad.map((figures) => ({ ...figures, at1: 0.9, at5: 0.9 })))).toEqual([]);
});

test('misses are named with what came first, and the table has a line for each kind', async () => {
  const outcomes = await measure('/what-is-a-vpc', '/vpc#output-vpc_id');
  expect(formatMisses(outcomes)).toContain('place 2    vpc_id (first is /what-is-a-vpc)');
  expect(formatMisses(outcomes)).toContain('not found  arn');
  expect(formatQuality('tuning', summarizeQuality(outcomes)).split('\n')[1]).toMatch(
    /^identifier +2 +0 % +50 % +0\.250$/,
  );
});
