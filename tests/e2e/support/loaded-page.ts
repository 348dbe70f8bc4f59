import { expect, type Page } from '@playwright/test';

/** Waits until everything that loads late is there. */
export async function whenReady(page: Page): Promise<void> {
  await page.locator('html[data-client-navigation][data-behaviors]').waitFor();
}

/** Waits for two frames: a scroll that has begun was told of by then, and what came was made use of. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** From here on, `expectNoReload` fails if the document was loaded anew. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

export async function expectNoReload(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]')).toBeAttached();
}

export async function expectReload(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-marked])')).toBeAttached();
}

/** Turns prefetching off, as data saving does, so that a test decides when a page is fetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
