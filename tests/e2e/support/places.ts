import { type Browser, expect, type Page } from '@playwright/test';

/** Pixels by which a place may be beside where a link to it should lead. */
export const TOLERANCE = 4;

/** Loads a page anew in a window of a width, in pixels. */
export const openAt = async (
  page: Page,
  width: number,
  url: string,
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  // Another hash alone would not load the page anew.
  await page.goto('about:blank');
  const response = await page.goto(url, { waitUntil });
  expect(response?.status(), url).toBe(200);
};

/**
 * How far an element is from where a link to it should lead, in pixels; 0 for one below which the page ends too soon.
 * Runs in the page, also in one that may run no scripts of its own.
 */
export const measurePlace = (id: string): number => {
  const target = document.getElementById(id);
  if (target === null) return Number.POSITIVE_INFINITY;
  const wanted = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
  const off = target.getBoundingClientRect().top - wanted;
  const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  return isAtEnd && off > 0 ? 0 : Math.abs(Math.round(off));
};

/** Some places of a page, from all over it. */
export const pickSome = <T>(items: readonly T[], count: number): T[] =>
  Array.from(
    { length: count },
    (_, index) => items[Math.floor(((index + 0.5) * items.length) / count)],
  ).filter((item) => item !== undefined);

/** A page of a browser that runs no scripts. */
export const withoutScripts = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  return context.newPage();
};
