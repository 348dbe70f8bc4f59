import { expect, test } from 'vitest';
import { parseDay } from './parse-day.ts';

test.each([
  ['2024-05-31', '2024-05-31'],
  ['2024-02-29', '2024-02-29'],
  ['2024-5-1', '2024-05-01'],
  ['2024-05-31T23:30:00Z', '2024-05-31'],
  ['2024-05-31 23:30', '2024-05-31'],
  ['2024-05-31T00:30:00+09:00', '2024-05-31'],
  [new Date('2024-05-31T12:00:00Z'), '2024-05-31'],
])('%s is %s', (value, day) => {
  expect(parseDay(value)).toBe(day);
});

test.each(['2024-02-31', '2023-02-29', '2024-13-01', 'May 31, 2024', '5/31/2024', 'yesterday'])(
  '%s is no day',
  (value) => {
    expect(parseDay(value)).toBeUndefined();
  },
);
