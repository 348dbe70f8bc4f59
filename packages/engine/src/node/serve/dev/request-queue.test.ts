import { expect, it } from 'vitest';
import { createRequestQueue } from './request-queue.ts';

it('runs so many at once and no more, in their order, and turns away what is too much', async () => {
  const queue = createRequestQueue({ atOnce: 2, mostWaiting: 3 });
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async (): Promise<number> => {
    started.push(number);
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    if (number === 1) throw new Error('one fails');
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((number) => queue.run(task(number))));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(
    results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason))),
  ).toEqual([
    0,
    'Error: one fails',
    2,
    3,
    4,
    'QueueFullError: Too many pages are asked for at once. Ask again.',
    'QueueFullError: Too many pages are asked for at once. Ask again.',
  ]);
  expect(await queue.run(task(7))).toBe(7);
});
