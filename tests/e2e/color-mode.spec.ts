import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changeAnswers } from './support/change-answers.ts';
import { expect, openPage, test } from './support/runtime-site.ts';
import { createSiteTest } from './support/site-test.ts';

const NAME = 'Switch between dark and light mode';

// Spec: states/color-mode-light-default
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

// Spec: states/color-mode-right-before
test('the mode is right before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // No script but the inline one runs.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('docs/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

// Spec: states/color-mode-light-default
test('any other stored value counts as light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await page.goto('docs/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

// Spec: states/color-mode-system-followed
test('a change of the system is followed and not stored', async ({ page }) => {
  await openPage(page, 'docs/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

// Spec: states/color-mode-light-default
test('other tabs follow the switch', async ({ page, context }) => {
  await openPage(page, 'docs/');
  const other = await context.newPage();
  await openPage(other, 'docs/long');
  await other.getByRole('button', { name: NAME }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

// Spec: states/color-mode-light-default
test('without a choice a page is light, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

// Spec: states/color-mode-right-before
test('code has the colors of the mode, from the same HTML', async ({ page }) => {
  await openPage(page, 'docs/parts');
  const word = page.locator('.code-block code > *').first();
  const look = () =>
    word.evaluate((element) => [element.outerHTML, getComputedStyle(element).color] as const);
  const [html, light] = await look();
  await page.getByRole('button', { name: NAME }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(async () => (await look())[1]).not.toBe(light);
  expect((await look())[0]).toBe(html);
});

// Spec: constants/icon-sizes-21-30
test('the icon of the switch has 21 px, that of the menu 30', async ({ page }) => {
  await page.goto('docs/');
  const icon = page.getByRole('button', { name: NAME }).locator('svg').filter({ visible: true });
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, mode) => html.setAttribute('data-theme', mode), theme);
    expect(await icon.boundingBox()).toMatchObject({ width: 21, height: 21 });
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const menu = page.getByRole('button', { name: 'Navigation bar toggle' });
  const menuIcon = menu.locator('svg').filter({ visible: true });
  expect(await menuIcon.boundingBox()).toMatchObject({ width: 30, height: 30 });
});

/** A site that has no switch and follows the system. */
const followTest = createSiteTest('runtime-site', {
  prepare: async (dir) => {
    const file = path.join(dir, 'site.config.ts');
    const colorMode = "{ defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: true }";
    const config = await readFile(file, 'utf8');
    await writeFile(file, config.replace('export default {', `export default {\n  colorMode: ${colorMode},`));
  },
});

// Spec: states/color-mode-system-followed
followTest('a site can follow the system from the first paint on, without a switch', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('docs/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: NAME })).toHaveCount(0);
});

// Spec: states/color-mode-system-followed
followTest('a stored choice is stronger than the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('docs/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

// Spec: states/color-mode-system-followed
followTest('a site with neither a switch nor the system keeps its mode', async ({ page }) => {
  await changeAnswers(page, '**/docs/', (html) =>
    html.replace('"respectPrefersColorScheme":true', '"respectPrefersColorScheme":false'),
  );
  await openPage(page, 'docs/');
  await page.evaluate(() => {
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      document.body.dataset.systemChanged = '';
    });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('body[data-system-changed]').waitFor();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
