import { expect, heading, link, openPage, saveData, test, whenReady } from './support/runtime-site.ts';

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

test('the navbar hides on the way down and shows on the way up', async ({ page }) => {
  await openPage(page, 'docs/long');
  const navbar = page.locator('[data-navbar]');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.mouse.wheel(0, 300);
  await expect(navbar).toHaveAttribute('data-hidden');
  await page.mouse.wheel(0, -100);
  await expect(navbar).not.toHaveAttribute('data-hidden');
});

test('focus in the navbar shows it', async ({ page }) => {
  await openPage(page, 'docs/long#third');
  const navbar = page.locator('[data-navbar]');
  await expect(navbar).toHaveAttribute('data-hidden');
  await navbar.getByRole('link', { name: 'Long' }).focus();
  await expect(navbar).not.toHaveAttribute('data-hidden');
});

test('the table of contents marks the section in view', async ({ page }) => {
  await openPage(page, 'docs/long');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await page.locator('#second').evaluate((element) => element.scrollIntoView());
  await expect(toc.locator('[aria-current="true"]')).toHaveText('Second');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(toc.locator('[aria-current="true"]')).toHaveText('Third');
});

test('the folded table of contents of a phone folds again after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, 'docs/long');
  const fold = page.locator('[data-toc-mobile]');
  await fold.locator('summary').click();
  await fold.getByRole('link', { name: 'Second' }).click();
  await expect(fold).not.toHaveAttribute('open');
  await expect(page.locator('#second')).toBeInViewport();
});

test('the button back to the top comes on the way up', async ({ page }) => {
  await openPage(page, 'docs/long');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, -100);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the skip link leads to the content and leaves the address', async ({ page }) => {
  await openPage(page, 'docs/long');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(page.locator('body')).toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL('docs/long');
  await page.mouse.click(640, 400);
  await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/);
});

test('a closed announcement stays away until there is a new one', async ({ page }) => {
  await openPage(page, 'docs/');
  const bar = page.getByText('Release 2 is out.');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await whenReady(page);
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'release-1'));
  await page.reload();
  await expect(bar).toBeVisible();
  await whenReady(page);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false');
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe('release-2');
});

test('a menu opens by mouse and keyboard', async ({ page }) => {
  await openPage(page, 'docs/');
  const button = page.getByRole('button', { name: 'More' });
  const first = page.getByRole('link', { name: 'Parts in the menu' });
  await button.hover();
  await expect(first).toBeVisible();
  await page.mouse.move(640, 600);
  await expect(first).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: 'Other in the menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(first).toBeHidden();
  await button.press('Enter');
  await page.mouse.click(640, 600);
  await expect(first).toBeHidden();
});

test('code is copied without its numbers, and the button says so for a while', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, 'docs/parts');
  await page.locator('.code-block').hover();
  await page.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.locator('[data-announcer]')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('region = "eu-west-1"\ncount  = 2');
  await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
});

test('long lines wrap on request', async ({ page }) => {
  await openPage(page, 'docs/parts');
  await page.locator('.code-block').hover();
  const wrap = page.getByRole('button', { name: 'Toggle word wrap' });
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.code-block')).toHaveAttribute('data-wrapped');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
});

test('a hash into a closed tab opens it, from this page and from others', async ({ page }) => {
  await openPage(page, 'docs/parts');
  await expect(page.getByText('Mac text.')).toBeHidden();
  await link(page, 'Into the tab').click();
  await expect(page.getByText('Mac text.')).toBeVisible();
  await expect(page.locator('#in-the-second-tab')).toBeInViewport();
  await page.evaluate(() => localStorage.clear());
  await page.goto('docs/parts#in-the-second-tab');
  await expect(page.getByText('Mac text.')).toBeVisible();
});

test('a hash into a closed section opens it', async ({ page }) => {
  await openPage(page, 'docs/other');
  await link(page, 'Third section in a closed panel').click();
  await expect(heading(page, 'Parts')).toBeVisible();
  await expect(page.getByText('Folded text.')).toBeVisible();
  await expect(page.locator('#deep')).toBeInViewport();
});
