import { expect, type Page, test } from '@playwright/test';
import { listPages } from './support/built-site.ts';

test.use({ javaScriptEnabled: false });

const PAGES_PER_TEST = 60;

/** What of a page a reader without scripts would miss. */
async function findMissing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const count = document.querySelectorAll('h1').length;
    const hidden = [...document.querySelectorAll('article :is(pre, table, p)')].filter(
      (node) => !node.checkVisibility() && node.closest('details:not([open]), .usage-all') === null,
    ).length;
    return [
      ...(document.querySelector('main')?.checkVisibility() ? [] : ['no text']),
      ...(count === 1 ? [] : [`${count} main headings`]),
      ...(hidden === 0 ? [] : [`${hidden} hidden texts`]),
    ];
  });
}

const urls = await listPages();
for (let first = 0; first < urls.length; first += PAGES_PER_TEST) {
  const group = urls.slice(first, first + PAGES_PER_TEST);
  // Spec: faults/javascript-off
  test(`pages ${first + 1} to ${first + group.length} read fully without JavaScript`, async ({ page }) => {
    test.setTimeout(group.length * 2_500);
    const faults: string[] = [];
    for (const url of group) {
      await page.goto(url);
      faults.push(...(await findMissing(page)).map((fault) => `${url}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
