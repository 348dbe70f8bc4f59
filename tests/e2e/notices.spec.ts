import { hearEvent } from './support/hear-event.ts';
import { expect, heading, link, openPage, openPaused, saveData, test } from './support/runtime-site.ts';

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

  // Spec: navigation/links-private-code-notice
  test('is explained before it opens', async ({ page, context }) => {
    await page.locator('main a[data-subscribers-only]').click();
    const dialog = page.getByRole('dialog', { name: 'For subscribers only' });
    await expect(dialog).toContainText('everyone else sees a 404');
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Continue to the repository' }).click();
    await expect(await opened).toHaveTitle('Repository');
    await expect(dialog).toBeHidden();
  });

  // Spec: states/notice-scroll-lock-released
  test('locks the scroll until 300 ms after the notice, and focus returns', async ({ page }) => {
    await openPaused(page, 'docs/parts');
    await page.locator('main a[data-subscribers-only]').click();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    // The dialog is hidden and the focus is back before its page hears that it was closed, and begins to count.
    const untilClosed = await hearEvent(page, 'close');
    await page.keyboard.press('Escape');
    await untilClosed();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('main a[data-subscribers-only]')).toBeFocused();
    await page.clock.runFor(299);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.clock.runFor(1);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  // Spec: navigation/links-private-code-notice
  test('is explained in the menu, the sidebar and the footer too', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'For subscribers only' });
    for (const name of ['Private in the menu', 'Private in the sidebar', 'Private in the footer']) {
      if (name.endsWith('menu')) await page.getByRole('button', { name: 'More' }).press('Enter');
      const repository = page.getByRole('link', { name: `${name} (subscribers only)` });
      await repository.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      // A menu has closed meanwhile.
      const focused = name.endsWith('menu') ? page.getByRole('button', { name: 'More' }) : repository;
      await expect(focused).toBeFocused();
    }
  });

  // Spec: navigation/links-private-code-notice
  test('is explained in the menu of a phone, whose button has the focus afterwards', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Navigation bar toggle' }).click();
    await page.locator('[data-menu]').getByRole('link', { name: 'Private in the sidebar' }).click();
    await expect(page.getByRole('dialog', { name: 'For subscribers only' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Navigation bar toggle' })).toBeFocused();
  });

  // Spec: navigation/links-private-code-notice
  test('is explained where it is written as an element, too', async ({ page }) => {
    await openPage(page, 'docs/other');
    await page.getByRole('main').getByRole('link', { name: 'Private as an element' }).click();
    await expect(page.getByRole('dialog', { name: 'For subscribers only' })).toBeVisible();
  });

  // Spec: navigation/links-private-code-notice
  test('says before it is followed that it is for subscribers only', async ({ page }) => {
    const snapshot = await page.getByRole('main').ariaSnapshot();
    expect(snapshot).toMatch(/link "Private.*\(subscribers only\)"/);
    expect(snapshot).not.toMatch(/link "Public.*\(subscribers only\)"/);
  });

  // Spec: navigation/links-private-code-notice
  test('is not in the way of the middle button', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await page.locator('main a[data-subscribers-only]').click({ button: 'middle' });
    await opened;
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  // Spec: navigation/links-private-code-notice
  test('goes when the reader goes back to another page, which has the focus', async ({ page }) => {
    await openPage(page, 'docs/');
    await link(page, 'Parts').click();
    await expect(heading(page, 'Parts')).toBeVisible();
    for (const repository of [
      page.locator('main a[data-subscribers-only]'),
      page.locator('footer a[data-subscribers-only]'),
    ]) {
      await repository.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(heading(page, 'Start')).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      await expect(page.locator('main')).toBeFocused();
      await page.goForward();
      await expect(heading(page, 'Parts')).toBeVisible();
    }
  });

  // Spec: navigation/links-private-code-notice
  test('warns no more once the reader has said so', async ({ page, context }) => {
    await page.locator('main a[data-subscribers-only]').click();
    await page.getByRole('checkbox', { name: "Don't warn me again" }).check();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dontWarnGitHubLinks'))).toBe('true');
    const opened = context.waitForEvent('page');
    await page.locator('main a[data-subscribers-only]').click();
    await expect(await opened).toHaveTitle('Repository');
  });

  // Spec: navigation/links-private-code-notice
  test('opens a tab at once with a modified click', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await page.locator('main a[data-subscribers-only]').click({ modifiers: ['ControlOrMeta'] });
    await opened;
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  // Spec: navigation/links-private-code-notice
  test('differs from a link to a public one', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await link(page, 'Public').click();
    await expect(await opened).toHaveTitle('Repository');
  });
});
