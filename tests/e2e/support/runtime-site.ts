import { expect, type Page } from '@playwright/test';
import { whenReady } from './loaded-page.ts';
import { createSiteTest } from './site-test.ts';
import { stopClock } from './stop-clock.ts';

export {
  expectNoReload,
  expectReload,
  markDocument,
  nextFrames,
  saveData,
  whenReady,
} from './loaded-page.ts';
export { expect, type Page };

/** Runs against the fixture site, whose content no writer changes. A page that throws fails its test. */
export const test = createSiteTest('runtime-site');

/** Opens a page and waits until everything that loads late is there. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await whenReady(page);
}

/** The same with a clock that stands still: from here on, time passes by `page.clock.runFor` alone. */
export async function openPaused(page: Page, url: string): Promise<void> {
  await stopClock(page);
  await page.goto(url);
  // Parts of the page wait for an idle moment, from when the script is there.
  const late = page.locator('html[data-client-navigation][data-behaviors]');
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(late).toBeAttached({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

/** The heading of the page on the screen. */
export function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** A link in the page's text. */
export function link(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}
