import { expect, test } from 'vitest';
import { findNextItem } from './dropdown.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['a', 1, undefined],
])('in a menu of three, %s leads from item %i to %s', (key, from, to) => {
  expect(findNextItem(key, from, 3)).toBe(to);
});
