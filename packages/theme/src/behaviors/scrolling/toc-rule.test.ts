import { expect, test } from 'vitest';
import { findActiveAnchor } from './toc-rule.ts';

const boxes = (...tops: readonly number[]) => tops.map((top) => ({ top, bottom: top + 30 }));

test('the first heading in the top half of the viewport is active', () => {
  expect(findActiveAnchor(boxes(-500, 100, 300), 60, 800)).toBe(1);
});

test('with the next heading in the bottom half, the one before it is active', () => {
  expect(findActiveAnchor(boxes(-500, -100, 500), 60, 800)).toBe(1);
});

test('a heading under the navbar is past', () => {
  expect(findActiveAnchor(boxes(59, 900), 60, 800)).toBe(0);
  expect(findActiveAnchor(boxes(59, 200), 60, 800)).toBe(1);
});

test('above the first heading none is active', () => {
  expect(findActiveAnchor(boxes(600, 900), 60, 800)).toBe(-1);
});

test('past the last heading the last one is active', () => {
  expect(findActiveAnchor(boxes(-900, -300), 60, 800)).toBe(1);
});

test('a page without headings has no active one', () => {
  expect(findActiveAnchor([], 60, 800)).toBe(-1);
});
