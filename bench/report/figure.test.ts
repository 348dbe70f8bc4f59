import { expect, test } from 'vitest';
import { type Figure, formatFigures, median, reachesGoal } from './figure.ts';

test('times and sizes are to stay below their goal, points to reach it', () => {
  const reaches = (unit: Figure['unit'], value: number) => reachesGoal({ name: '', unit, value, goal: 100 });
  expect([reaches('ms', 99), reaches('ms', 100), reaches('bytes', 101)]).toEqual([true, true, false]);
  expect([reaches('points', 99), reaches('points', 100)]).toEqual([false, true]);
  expect(reachesGoal({ name: '', unit: 'ms', value: 1e9 })).toBe(true);
});

test('a figure is shown with its goal, a mark and its note', () => {
  const text = formatFigures([
    { name: 'cold build', value: 6300, unit: 'ms', goal: 10_000, note: '11 s of processor time' },
    { name: 'memory', value: 1.1e9, unit: 'bytes', goal: 1e9 },
    { name: 'fonts', value: 36_440, unit: 'bytes' },
    { name: 'seo', value: 92, unit: 'points', goal: 100 },
  ]);
  expect(text.split('\n').map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    'cold build 6.30 s ✓ ≤ 10.00 s 11 s of processor time',
    'memory 1100.0 MB ✗ ≤ 1000.0 MB',
    'fonts 36.4 kB',
    'seo 92 ✗ ≥ 100',
  ]);
});

test('the median of an even number of values is the higher one in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(() => median([])).toThrow('no values');
});
