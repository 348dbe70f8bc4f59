import { describe, expect, test } from 'vitest';
import { nextNavbarState } from '../navbar/navbar-rule.ts';
import { nextBackToTopState, nextStepUp } from './back-to-top-rule.ts';
import type { ScrollMove } from './scroll-position.ts';

const move = (lastTop: number | undefined, top: number): ScrollMove => ({
  top,
  lastTop,
  windowHeight: 800,
  documentHeight: 3000,
});

describe('the navbar, 60 px high', () => {
  test.each<[string, ScrollMove, 'hidden' | 'shown' | undefined]>([
    ['stays within its own height from the top', move(20, 59), 'shown'],
    ['hides on the way down', move(200, 201), 'hidden'],
    ['shows on the way up', move(500, 499), 'shown'],
    ['does not change at the end of the page, which bounces', move(2190, 2180), undefined],
    ['shows at the first scroll, whose direction is not known', move(undefined, 500), 'shown'],
  ])('%s', (_, scroll, state) => expect(nextNavbarState(scroll, 60)).toBe(state));
});

describe('the back to top button', () => {
  test.each<[string, ScrollMove, 'hidden' | 'shown' | undefined]>([
    ['waits for a direction', move(undefined, 900), undefined],
    ['hides on the way down', move(900, 950), 'hidden'],
    ['shows on the way up', move(950, 900), 'shown'],
    ['hides near the top', move(310, 299), 'hidden'],
    ['shows from 300 px on', move(310, 300), 'shown'],
    ['does not change at the end of the page', move(2300, 2200), undefined],
  ])('%s', (_, scroll, state) => expect(nextBackToTopState(scroll)).toBe(state));

  test('each frame goes 15 % of the way and the last one arrives', () => {
    expect(nextStepUp(1000)).toBe(850);
    let top = 1000;
    let frames = 0;
    while (top > 0 && frames++ < 100) top = nextStepUp(top);
    expect(top).toBe(0);
  });
});
