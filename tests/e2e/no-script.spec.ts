import { expect, test } from '@playwright/test';
import { fetchPages } from './support/built-site.ts';

test.use({ javaScriptEnabled: false });

test('every page reads fully without JavaScript', async ({ page, request }) => {
  const urls = await fetchPages(request);
  // One visit after another to every page of the site: the time grows with their number.
  test.setTimeout(urls.length * 2_500);
  for (const url of urls) {
    await page.goto(url);
    await expect(page.locator('main'), url).toBeVisible();
    await expect(page.locator('h1'), url).toHaveCount(1);
    const hidden = await page
      .locator('article pre, article table, article p')
      .evaluateAll(
        (nodes) =>
          nodes.filter(
            (node) => !node.checkVisibility() && node.closest('details:not([open]), .usage-all') === null,
          ).length,
      );
    expect(hidden, `hidden text on ${url}`).toBe(0);
  }
});

test('a reader without JavaScript gets from page to page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Intro', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction to Gruntwork');
  await page
    .getByRole('navigation', { name: 'Docs pages navigation' })
    .getByRole('link', { name: /Next/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
  await page.locator('[data-sidebar]').getByRole('link', { name: 'Tool Fundamentals' }).click();
  await expect(page).toHaveURL(/\/docs\/intro\/tool-fundamentals\//);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the pages of the section and the main links are in reach', async ({ page }) => {
    await page.goto('docs/intro/overview/how-it-works');
    await page.getByText('Pages in this section').click();
    await expect(page.locator('[data-sidebar]').getByRole('link', { name: 'Getting started' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Guides', exact: true }).first()).toBeVisible();
  });
});
