import { BUCKET, open, parts } from './support/builder-parts.ts';
import { expect, type Page, test } from './support/builder-site.ts';
import { holdAnswers } from './support/hold-answers.ts';
import { whenReady } from './support/loaded-page.ts';

/** Lets a file of code fail once. */
async function failOnce(page: Page, file: RegExp): Promise<void> {
  await page.route(file, (route) => route.abort(), { times: 1 });
}

// Spec: faults/usage-builder-hundreds-inputs
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
    if (what === 'the controls of the page') {
      await expect(opener).toHaveAttribute('data-connected', '');
      await opener.click();
    }
    await expect(title).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });

// Spec: faults/usage-builder-hundreds-inputs
test('what fails again is loaded with the page, unless the page would not arrive either', async ({
  page,
}) => {
  const isCode = /\/builder-dialog-[\w-]+\.js/;
  await page.route(isCode, (route) => route.abort());
  await page.goto(BUCKET);
  const { opener, title } = parts(page);
  const retry = page.locator('.usage').getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(opener).toHaveAttribute('data-connected', '');
  await opener.click();
  await page.evaluate(() => document.body.setAttribute('data-old', ''));
  await retry.click();
  await expect(retry).toBeVisible();
  const isPage = new RegExp(`${BUCKET}$`);
  await page.route(isPage, (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await retry.click();
  await asked;
  await expect(retry).toBeVisible();
  await expect(page.locator('body[data-old]')).toHaveCount(1);
  await page.unroute(isPage);
  await page.unroute(isCode);
  await retry.click();
  await expect(page.locator('body[data-old]')).toHaveCount(0);
  await expect(opener).toHaveAttribute('data-connected', '');
  await opener.click();
  await expect(title).toBeVisible();
});

// Spec: faults/usage-builder-hundreds-inputs
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

// Spec: faults/usage-builder-hundreds-inputs
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

// Spec: faults/usage-builder-hundreds-inputs
test('a module that fails after its page was left leaves the form of the next one alone', async ({
  page,
}) => {
  const release = await holdAnswers(page, /\/bucket\.json$/, 'abort');
  await page.goto(BUCKET);
  await whenReady(page);
  const { dialog, field, opener, title } = parts(page);
  await expect(opener).toHaveAttribute('data-connected', '');
  const asked = page.waitForRequest(/\/bucket\.json$/);
  await opener.click();
  const request = await asked;
  await page.evaluate(() => void navigation.navigate('gate'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gate');
  await expect(opener).toHaveAttribute('data-connected', '');
  await opener.click();
  await expect(title).toBeVisible();
  await field('name').fill('kept');
  const failed = page.waitForEvent('requestfailed', (other) => other === request);
  release();
  await failed;
  // An answer that is asked for later comes later.
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }));
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(field('name')).toHaveValue('kept');
});

// Spec: faults/usage-builder-hundreds-inputs
test('when patterns cannot be run the form says that their rules are not checked', async ({ page }) => {
  await page.route(/\/assets\/build-[\w-]+\.js/, (route) => route.abort());
  const { dialog, field } = await open(page);
  await expect(dialog.getByRole('alert')).toHaveText(/^Rules that ask for patterns are not checked/);
  await field('name').fill('Logs');
  await expect(field('name')).not.toHaveAttribute('aria-invalid');
});
