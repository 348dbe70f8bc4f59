import { expect, test } from 'vitest';
import { createPrefetchQueue, mayPrefetch } from './prefetch-queue.ts';

test('runs a few at once, the latest wish first', async () => {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const queue = createPrefetchQueue((path) => {
    started.push(path);
    return new Promise((resolve) => finish.push(resolve));
  }, 2);
  for (const path of ['a', 'b', 'c', 'd', 'e']) queue.add(path);
  expect(started).toEqual(['a', 'b']);
  queue.remove('e');
  finish.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'd']);
});

test('what waits is forgotten when all is taken back', async () => {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const queue = createPrefetchQueue((path) => {
    started.push(path);
    return new Promise((resolve) => finish.push(resolve));
  }, 1);
  for (const path of ['a', 'b', 'c']) queue.add(path);
  queue.clear();
  finish.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  queue.add('d');
  expect(started).toEqual(['a', 'd']);
});

test.each([
  [undefined, true],
  [{}, true],
  [{ saveData: false }, true],
  [{ saveData: true }, false],
])('on the connection %o prefetching is allowed: %s', (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed);
});
