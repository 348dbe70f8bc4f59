import { expect, it } from 'vitest';
import { CLASS_ROOM, createPostingPool } from './posting-pool.ts';

it('lists of terms have their records in order, whatever classes these are of', () => {
  const pool = createPostingPool();
  const add = (term: number, places: readonly number[]): void => {
    for (const place of places) pool.add(term, place, 1);
  };
  add(0, [CLASS_ROOM, 0, 2 * CLASS_ROOM, CLASS_ROOM + 1, 8]);
  add(2, [8]);
  const bases = [0, 16, 24];
  const toNumber = (place: number) => (bases[Math.floor(place / CLASS_ROOM)] ?? 0) + (place % CLASS_ROOM);
  const lists = pool.takeLists(3, toNumber);
  const read = (term: number) => Array.from(lists.getList(term).records);
  expect([0, 1, 2].map(read)).toEqual([[0, 8, 16, 17, 24], [], [8]]);
});

it('what a record weighs for a term is added up, and weights end at 255', () => {
  const pool = createPostingPool();
  for (const [place, weight] of [
    [0, 3],
    [0, 4],
    [8, 200],
    [8, 100],
    [9, 300],
  ] as const) {
    pool.add(0, place, weight);
    pool.add(1, place, 1);
  }
  const lists = pool.takeLists(2, (place) => place);
  const { records, weights } = lists.getList(0);
  expect([Array.from(records), Array.from(weights)]).toEqual([
    [0, 8, 9],
    [7, 255, 255],
  ]);
  expect(Array.from(lists.getList(1).weights)).toEqual([2, 2, 1]);
});

it('has room for more postings than it began with', () => {
  const pool = createPostingPool();
  const count = 20_000;
  for (let at = 0; at < count; at++) pool.add(at % 7, at, 1);
  const lists = pool.takeLists(7, (place) => place);
  const all = Array.from({ length: 7 }, (_, term) => Array.from(lists.getList(term).records));
  expect(all.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at));
});
