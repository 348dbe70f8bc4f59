import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

// Spec: faults/javascript-off
test('a reader without JavaScript gets from page to page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Intro', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction to Gruntwork');
  await page
    .getByRole('navigation', { name: 'Docs pages navigation' })
    .getByRole('link', { name: /Next/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
  await page.locator('[data-sidebar]').getByRole('link', { name: 'Tool fundamentals' }).click();
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
