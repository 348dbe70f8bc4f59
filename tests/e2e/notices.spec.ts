import { expect, link, openPage, saveData, test } from './support/runtime-site.ts';

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

test.describe('a link to a private repository', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.route('https://github.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Repository</title>' }),
    );
    await openPage(page, 'docs/parts');
  });

  test('is explained before it opens', async ({ page, context }) => {
    await page.locator('main a[data-subscribers-only]').click();
    const dialog = page.getByRole('dialog', { name: 'For subscribers only' });
    await expect(dialog).toContainText('everyone else sees a 404');
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Continue to the repository' }).click();
    await expect(await opened).toHaveTitle('Repository');
    await expect(dialog).toBeHidden();
  });

  test('locks the scroll until 300 ms after the notice, and focus returns', async ({ page }) => {
    await page.locator('main a[data-subscribers-only]').click();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('main a[data-subscribers-only]')).toBeFocused();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('warns no more once the reader has said so', async ({ page, context }) => {
    await page.locator('main a[data-subscribers-only]').click();
    await page.getByRole('checkbox', { name: "Don't warn me again" }).check();
    await page.getByRole('button', { name: 'Stay here' }).click();
    expect(await page.evaluate(() => localStorage.getItem('dontWarnGitHubLinks'))).toBe('true');
    const opened = context.waitForEvent('page');
    await page.locator('main a[data-subscribers-only]').click();
    await expect(await opened).toHaveTitle('Repository');
  });

  test('opens a tab at once with a modified click', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await page.locator('main a[data-subscribers-only]').click({ modifiers: ['ControlOrMeta'] });
    await opened;
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('differs from a link to a public one', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await link(page, 'Public').click();
    await expect(await opened).toHaveTitle('Repository');
  });
});
