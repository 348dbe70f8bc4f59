import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { whenReady } from './loaded-page.ts';

export { expect, type Page };

/** Pages of the generated part of the site. */
export const GATEWAYS = 40;

/** Writes pages that all answer one query: more than a box or a page of results holds. */
export async function writeGateways(dir: string): Promise<void> {
  const folder = path.join(dir, 'content/docs/gateways');
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= GATEWAYS; number++) {
    const text = `---\ntitle: Gateway ${number}\ndescription: One of many.\n---\n\nA gateway with the number ${number}.\n`;
    await writeFile(path.join(folder, `${number}.md`), text);
  }
}

/** The search box, by what it is for a reader. */
export function getBox(page: Page) {
  const box = page.getByRole('dialog', { name: 'Search' });
  return {
    box,
    field: box.getByRole('combobox', { name: 'Search' }),
    list: box.getByRole('listbox', { includeHidden: true }),
    options: box.getByRole('option'),
    status: box.getByRole('status'),
    seeAll: box.getByRole('link', { name: /See all/ }),
  };
}

export function getButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Search' });
}

/** The search page, by what it is for a reader. */
export function getSearchPage(page: Page) {
  const main = page.getByRole('main');
  return {
    field: main.getByRole('searchbox', { name: 'Search' }),
    kind: main.getByRole('combobox', { name: 'Kind' }),
    status: main.getByRole('status'),
    pages: main.locator('[data-search-list] > li'),
    heading: page.getByRole('heading', { level: 1 }),
  };
}

/** Opens the box from the keyboard and types a query into it. */
export async function search(page: Page, text: string) {
  const parts = getBox(page);
  await page.keyboard.press('Control+k');
  await expect(parts.field).toBeFocused();
  await parts.field.fill(text);
  return parts;
}

/**
 * Opens the active result, and waits until its page is there: a page that comes later than the box is opened again closes it, and one
 * that is loaded anew has heard of no key.
 */
export async function openActive(page: Page): Promise<void> {
  await whenReady(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.search-dialog')).toBeHidden();
  await page.evaluate(() => navigation.transition?.finished);
}

/** Takes browser storage away, as blocked cookies do. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
}
