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
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
    undefined,
    undefined,
  ]);
  expect(await queue.run(task(7))).toBe(7);
});
