import { expect, type Page, test } from '@playwright/test';
import { auditPage, loadAudit, showColors } from './support/audit-page.ts';
import { findOverflow } from './support/find-overflow.ts';
import { stopClock } from './support/stop-clock.ts';

const PAGE = 'docs/intro/overview/how-it-works';

const getButton = (page: Page) => page.getByRole('button', { name: 'Copy page', exact: true });

// Spec: states/menu-page-copied-opened
test('a page is copied as the Markdown that lies beside it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopClock(page);
  await page.goto(PAGE);
  await getButton(page).click();
  const copy = page.getByRole('button', { name: 'Copy as Markdown' });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  await expect(page.locator('[data-announcer]')).toHaveText('Copied');
  const twin = await (await page.request.get(`${PAGE}.md`)).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  await page.clock.runFor(2000);
  await expect(copy).toBeVisible();
});

// Spec: states/menu-page-copied-opened
test('a page that cannot be fetched is opened instead', async ({ page }) => {
  await page.goto(PAGE);
  await page.route('**/*.md', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fulfill({ body: 'as text' }),
  );
  await getButton(page).click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page).toHaveURL(/how-it-works\.md$/);
});

// Spec: states/menu-page-copied-opened
test('the menu works by keyboard, and is gone with Escape', async ({ page }) => {
  await page.goto(PAGE);
  await page.locator('html[data-behaviors]').waitFor();
  await getButton(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Open as Markdown' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getButton(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Open as Markdown' })).toBeHidden();
});

// Spec: states/menu-page-copied-opened
test('the open menu has no accessibility violation and fits, light and dark, wide and narrow', async ({
  page,
}) => {
  await page.goto(PAGE);
  await getButton(page).click();
  await expect(page.getByRole('link', { name: 'Open as Markdown' })).toBeVisible();
  await loadAudit(page);
  for (const [width, theme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await showColors(page, theme);
    expect(await auditPage(page, 'all')).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Spec: states/menu-page-copied-opened
  test('the menu opens, and leads to the Markdown', async ({ page, request }) => {
    await page.goto(PAGE);
    await getButton(page).focus();
    const open = page.getByRole('link', { name: 'Open as Markdown' });
    await expect(open).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden();
    const response = await request.get((await open.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toContain('text/markdown');
  });
});
