import { expect, test } from 'vitest';
import { getCollapseDuration } from './collapse-duration.ts';

// round((4 + 15 · c^0.25 + c / 5) · 10) with c = height / 36
test.each([
  [0, 0],
  [36, 192],
  [144, 260],
  [576, 372],
])('a section of %i px takes %i ms', (height, duration) => {
  expect(getCollapseDuration(height)).toBe(duration);
});
