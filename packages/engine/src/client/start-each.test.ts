import { expect, test, vi } from 'vitest';
import { startEach } from './start-each.ts';

test('a part that throws is told by its name, and the others start in their order', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const started: string[] = [];
  const error = new Error('broken');
  startEach({
    first: () => void started.push('first'),
    broken: () => {
      throw error;
    },
    last: () => void started.push('last'),
  });
  expect(started).toEqual(['first', 'last']);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    'The part `broken` of this page does not work: it could not start.',
    error,
  );
});
