import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDelayedProgress } from './delayed-progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const bar = () => ({ start: vi.fn(), done: vi.fn() });

test('a fast navigation loads no bar', async () => {
  const load = vi.fn(async () => bar());
  const end = startDelayedProgress(load);
  await vi.advanceTimersByTimeAsync(999);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
});

test('a slow one shows it after 1000 ms and completes it', async () => {
  const slow = bar();
  const end = startDelayedProgress(async () => slow);
  await vi.advanceTimersByTimeAsync(1000);
  expect(slow.start).toHaveBeenCalledTimes(1);
  expect(slow.done).not.toHaveBeenCalled();
  end();
  expect(slow.done).toHaveBeenCalledTimes(1);
});

test('a bar that arrives after the page is not shown', async () => {
  const late = bar();
  const end = startDelayedProgress(() => new Promise((resolve) => setTimeout(() => resolve(late), 500)));
  await vi.advanceTimersByTimeAsync(1200);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(late.start).not.toHaveBeenCalled();
});

test('a bar that cannot be loaded disturbs nothing', async () => {
  const end = startDelayedProgress(() => Promise.reject(new Error('offline')));
  await vi.advanceTimersByTimeAsync(1000);
  expect(end).not.toThrow();
});
