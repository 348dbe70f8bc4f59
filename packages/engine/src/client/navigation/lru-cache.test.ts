import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('forgets what was not read for longest', () => {
  const cache = createLruCache<number>({ capacity: 2, maxAge: 1000 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('setting a key again keeps the others', () => {
  const cache = createLruCache<number>({ capacity: 2, maxAge: 1000 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('b', 3);
  expect([cache.get('a'), cache.get('b')]).toEqual([1, 3]);
});

test('forgets what is too old, also when it was read in between', () => {
  let time = 0;
  const cache = createLruCache<number>({ capacity: 2, maxAge: 1000, now: () => time });
  cache.set('a', 1);
  time = 999;
  expect(cache.get('a')).toBe(1);
  time = 1000;
  expect(cache.get('a')).toBeUndefined();
});

test('deletes', () => {
  const cache = createLruCache<number>({ capacity: 2, maxAge: 1000 });
  cache.set('a', 1);
  cache.delete('a');
  expect(cache.get('a')).toBeUndefined();
});

test('forgets everything when it is told to', () => {
  const cache = createLruCache<number>({ capacity: 2, maxAge: 1000 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.clear();
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
});
