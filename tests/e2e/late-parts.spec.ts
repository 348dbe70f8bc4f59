import { holdAnswers } from './support/hold-answers.ts';
import { expect, openPaused, type Page, saveData, test } from './support/runtime-site.ts';

const CODE = /LatePart-[\w-]+\.js/;

const place = (page: Page) => page.locator('#late');

/** Asks for the part; its code is asked for at once. */
async function showMore(page: Page): Promise<void> {
  const asked = page.waitForRequest(CODE);
  await page.getByRole('button', { name: 'Show more' }).click();
  await asked;
}

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

// Spec: states/late-parts-spinner-after
test('a part that loads late has a spinner after 200 ms, which goes when it is there', async ({ page }) => {
  const release = await holdAnswers(page, CODE);
  await openPaused(page, 'islands');
  await showMore(page);
  await page.clock.runFor(199);
  await expect(place(page).locator('*')).toHaveCount(0);
  await page.clock.runFor(1);
  const spinner = place(page).getByRole('status', { name: 'Loading' });
  await expect(spinner).toBeVisible();
  release();
  await expect(place(page).getByText('The late part.')).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

// Spec: states/late-parts-spinner-after
test('a part that loads in time never has a spinner', async ({ page }) => {
  await openPaused(page, 'islands');
  await showMore(page);
  await expect(place(page).getByText('The late part.')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(place(page).locator('.spinner')).toHaveCount(0);
  await expect(place(page).getByText('The late part.')).toBeVisible();
});

// Spec: states/late-parts-spinner-after
test('a part whose code does not arrive says so, and Retry loads it', async ({ page }) => {
  await page.route(CODE, (route) => route.abort(), { times: 1 });
  const warned = page.waitForEvent('console', (message) => message.text().includes('`LatePart`'));
  await openPaused(page, 'islands');
  await showMore(page);
  const error = place(page).getByRole('alert');
  await expect(error).toContainText(/LatePart|dynamically imported/);
  expect((await warned).type()).toBe('warning');
  await page.clock.runFor(1000);
  await expect(place(page).locator('.spinner')).toHaveCount(0);
  await error.getByRole('button', { name: 'Retry' }).click();
  await expect(place(page).getByText('The late part.')).toBeVisible();
  await expect(error).toHaveCount(0);
});

// Spec: states/late-parts-spinner-after
test('a part that breaks shows what went wrong and can be tried again, the rest of the page works', async ({
  page,
}) => {
  await openPaused(page, 'islands');
  await showMore(page);
  await place(page).getByRole('button', { name: 'Break it' }).click();
  const error = place(page).getByRole('alert');
  await expect(error).toContainText('This page crashed.');
  await expect(error).toContainText('broken late');
  await page.getByRole('button', { name: 'First: 0' }).click();
  await expect(page.getByRole('button', { name: 'First: 1' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''));
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect(place(page).getByText('The late part.')).toBeVisible();
});
