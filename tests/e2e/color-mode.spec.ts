import { expect, openPage, test } from './support/runtime-site.ts';

const NAME = 'Switch between dark and light mode';

test('the switch changes the mode and is remembered', async ({ page }) => {
  await openPage(page, 'docs/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: NAME }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('the mode is right before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // No script but the inline one runs.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('docs/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('any other stored value counts as light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await page.goto('docs/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a change of the system is followed and not stored', async ({ page }) => {
  await openPage(page, 'docs/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('other tabs follow the switch', async ({ page, context }) => {
  await openPage(page, 'docs/');
  const other = await context.newPage();
  await openPage(other, 'docs/long');
  await other.getByRole('button', { name: NAME }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
