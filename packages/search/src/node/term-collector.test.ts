import { expect, it } from 'vitest';
import { createTermCollector } from './term-collector.ts';

it('lists records in the order of their numbers, with the sum of their weights up to 255', () => {
  const collector = createTermCollector();
  const words = ['vpc', 'subnet'];
  collector.add(0, {
    worth: 1,
    terms: [
      { words, pairs: [0, 3, 1, 200] },
      { words: ['vpc', 'x'], pairs: [0, 4] },
    ],
  });
  collector.add(1, {
    worth: 2,
    terms: [
      { words, pairs: [0, 5] },
      { words: ['subnet'], pairs: [0, 200] },
    ],
  });
  collector.add(2, { worth: 1, terms: [{ words, pairs: [1, 1] }] });
  expect([...collector.getLists([16, 0, 8])]).toEqual([
    ['vpc', { records: [0, 16], weights: [10, 7] }],
    ['subnet', { records: [0, 8, 16], weights: [255, 1, 200] }],
  ]);
});
