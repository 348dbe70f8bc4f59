import { expect, type Page } from '@playwright/test';
import { createSiteTest } from './site-test.ts';

export { expect, type Page };

/** Runs against the fixture site, whose content no writer changes. A page that throws fails its test. */
export const test = createSiteTest('runtime-site');

/** Opens a page and waits until everything that loads late is there. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await whenReady(page);
}

export async function whenReady(page: Page): Promise<void> {
  await page.locator('html[data-client-navigation][data-behaviours]').waitFor();
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

/** The heading of the page on the screen. */
export function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** A link in the page's text. */
export function link(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}
