import { BUCKET, open, parts } from './support/builder-parts.ts';
import { expect, type Page, test } from './support/builder-site.ts';

/** Lets a file of code fail once. */
async function failOnce(page: Page, file: RegExp): Promise<void> {
  await page.route(file, (route) => route.abort(), { times: 1 });
}

for (const [what, file] of [
  ['the controls of the page', /\/list-controls-[\w-]+\.js/],
  ['the dialog', /\/builder-dialog-[\w-]+\.js/],
] as const)
  test(`when the code of ${what} does not arrive the page says so, and Retry loads it`, async ({ page }) => {
    await failOnce(page, file);
    const warned = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
    await page.goto(BUCKET);
    const { opener, title, dialog } = parts(page);
    if (what === 'the dialog') {
      await expect(opener).toHaveAttribute('data-connected', '');
      await opener.click();
    }
    const error = page.locator('.usage').getByRole('alert');
    await expect(error).toContainText('dynamically imported');
    await expect(opener).not.toHaveAttribute('aria-busy');
    expect((await warned).type()).toBe('warning');
    await error.getByRole('button', { name: 'Retry' }).click();
    await expect(error).toHaveCount(0);
    if (what === 'the controls of the page') await opener.click();
    await expect(title).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });

test('who opens it once more instead is told no longer', async ({ page }) => {
  await failOnce(page, /\/builder-dialog-[\w-]+\.js/);
  await page.goto(BUCKET);
  const { opener, title, button } = parts(page);
  await expect(opener).toHaveAttribute('data-connected', '');
  await opener.click();
  await expect(page.locator('.usage').getByRole('alert')).toBeVisible();
  await opener.click();
  await expect(title).toBeVisible();
  await button('Close').click();
  await expect(page.locator('.usage').getByRole('alert')).toHaveCount(0);
});

test('when the form or the module does not arrive the dialog says so, and Retry loads it', async ({
  page,
}) => {
  await failOnce(page, /\/bucket\.json$/);
  await page.goto(BUCKET);
  const { opener, title, dialog } = parts(page);
  await expect(opener).toHaveAttribute('data-connected', '');
  await opener.click();
  await dialog.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(title).toBeVisible();
});

test('when patterns cannot be run the form says that their rules are not checked', async ({ page }) => {
  await page.route(/\/assets\/build-[\w-]+\.js/, (route) => route.abort());
  const { dialog, field } = await open(page);
  await expect(dialog.getByRole('alert')).toHaveText(/^Rules that ask for patterns are not checked/);
  await field('name').fill('Logs');
  await expect(field('name')).not.toHaveAttribute('aria-invalid');
});
