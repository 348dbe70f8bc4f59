import { expect, test } from 'vitest';
import { pageSize, pageSizes } from './sizes.ts';

test('half of the pages are below the median size, and none is above 300 kB', () => {
  expect(pageSize(0.5)).toBe(5_900);
  expect(pageSize(1)).toBe(300_000);
  expect(pageSize(0)).toBe(900);
});

test('sizes grow evenly between two known points', () => {
  expect(pageSize(0.05)).toBe(Math.round(Math.sqrt(900 * 2_000)));
});

test('four times the pages are four times the bytes', () => {
  const sum = (count: number) => pageSizes(count).reduce((total, size) => total + size, 0);
  expect(sum(5040) / sum(1260)).toBeGreaterThan(3.9);
  expect(sum(5040) / sum(1260)).toBeLessThan(4.05);
});

test('one page is of median size', () => {
  expect(pageSizes(1)).toEqual([5_900]);
});
