import { expect, test } from 'vitest';
import { createRandom, shuffle } from './random.ts';

const draw = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: 5 }, () => random.int(0, 1e6));
};

test('a seed always gives the same numbers, another seed gives others', () => {
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('whole numbers reach both ends of their range and nothing outside', () => {
  const random = createRandom('range');
  const drawn = new Set(Array.from({ length: 500 }, () => random.int(3, 6)));
  expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
});

test('a chance comes about as often as it should', () => {
  const random = createRandom('chance');
  const hits = Array.from({ length: 10_000 }, () => random.chance(0.3)).filter(Boolean).length;
  expect(hits / 10_000).toBeCloseTo(0.3, 1);
});

test('a fork does not depend on what was drawn before', () => {
  const early = createRandom('seed').fork('part');
  const late = createRandom('seed');
  late.next();
  expect(late.fork('part').next()).toBe(early.next());
});

test('picking from nothing is an error', () => {
  expect(() => createRandom('seed').pick([])).toThrow('nothing to pick from');
});

test('shuffling keeps every element', () => {
  const list = Array.from({ length: 50 }, (_, index) => index);
  const shuffled = shuffle(list, createRandom('shuffle'));
  expect(shuffled).not.toEqual(list);
  expect(shuffled.sort((a, b) => a - b)).toEqual(list);
});
