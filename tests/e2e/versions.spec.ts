import { auditPage, loadAudit } from './support/audit-page.ts';
import { changeAnswers } from './support/change-answers.ts';
import {
  expect,
  expectNoReload,
  heading,
  markDocument,
  openPage,
  type Page,
} from './support/runtime-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('versions-site');
const KEY = 'docs-preferred-version-default';

const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

const choose = async (page: Page, button: string, version: string): Promise<void> => {
  await navbar(page).getByRole('button', { name: button }).hover();
  await navbar(page).getByRole('link', { name: version, exact: true }).click();
};

// Spec: states/preferred-version-stored-cleared
test('the dropdown leads to the same page of another version without a reload', async ({ page }) => {
  await openPage(page, 'docs/guides/first');
  await markDocument(page);
  await choose(page, 'Version: 2.0 (stable)', '1.0');
  await expect(heading(page, 'First guide 1')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/1\.0\/guides\/first$/);
  await expectNoReload(page);
  await expect(navbar(page).getByRole('button', { name: 'Version: 1.0' })).toBeVisible();
});

test('a page that the version does not have leads to its main document', async ({ page }) => {
  await openPage(page, 'docs/next/new');
  await choose(page, 'Version: Next', '2.0 (stable)');
  await expect(heading(page, 'Install 2')).toBeVisible();
});

test('the dropdown is worked by keyboard and marks the version of the page', async ({ page }) => {
  await openPage(page, 'docs/1.0/install');
  const button = navbar(page).getByRole('button', { name: 'Version: 1.0' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(navbar(page).getByRole('link', { name: '1.0', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('ArrowDown');
  await expect(navbar(page).getByRole('link', { name: 'Next', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Install next')).toBeVisible();
});

// Spec: states/preferred-version-stored-cleared
test('unreleased and unmaintained documentation says so and leads to the latest version', async ({
  page,
}) => {
  await openPage(page, 'docs/next/guides/first');
  const banner = page.locator('[data-version-banner]');
  await expect(banner).toContainText('This is unreleased documentation for Fixture Next version.');
  await banner.getByRole('link', { name: 'latest version' }).click();
  await expect(heading(page, 'First guide 2')).toBeVisible();
  await expect(banner).toBeHidden();
  await openPage(page, 'docs/1.0/old');
  await expect(banner).toContainText(
    'This is documentation for Fixture 1.0, which is no longer actively maintained.',
  );
  await expect(banner).toContainText('For up-to-date documentation, see the latest version (2.0 (stable)).');
});

// Spec: states/preferred-version-stored-cleared
test('each version has a sidebar of its own', async ({ page }) => {
  await openPage(page, 'docs/next/install');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'New' })).toBeVisible();
  await choose(page, 'Version: Next', '1.0');
  await expect(heading(page, 'Install 1')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Old' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'New' })).toHaveCount(0);
});

// Spec: states/preferred-version-stored-cleared
test('the chosen version is remembered, and pages outside of the documentation lead to it', async ({
  page,
}) => {
  await openPage(page, 'docs/install');
  expect(await stored(page)).toBeNull();
  await choose(page, 'Version: 2.0 (stable)', '1.0');
  await expect(heading(page, 'Install 1')).toBeVisible();
  expect(await stored(page)).toBe('1.0');
  await page.goto('./');
  await expect(navbar(page).getByRole('button', { name: '1.0', exact: true })).toBeVisible();
  await navbar(page).getByRole('link', { name: 'Install', exact: true }).click();
  await expect(heading(page, 'Install 1')).toBeVisible();
});

test('following the link to the latest version makes that the preferred one', async ({ page }) => {
  await openPage(page, 'docs/1.0/install');
  await page.getByRole('link', { name: 'latest version' }).click();
  await expect(heading(page, 'Install 2')).toBeVisible();
  expect(await stored(page)).toBe('2.0');
});

// Spec: states/preferred-version-stored-cleared
test('a remembered version that exists no longer is forgotten', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '0.9'), KEY);
  await openPage(page, './');
  await expect.poll(() => stored(page)).toBeNull();
  await expect(navbar(page).getByRole('button', { name: '2.0 (stable)' })).toBeVisible();
});

// Spec: states/preferred-version-stored-cleared
test('nothing is remembered where the site does not want it', async ({ page }) => {
  await changeAnswers(
    page,
    '**/docs/install',
    (html) => html.replace('{"baseUrl"', '{"versionPersistence":"none","baseUrl"'),
    (request) => request.resourceType() === 'document',
  );
  await openPage(page, 'docs/install');
  await choose(page, 'Version: 2.0 (stable)', '1.0');
  await expect(heading(page, 'Install 1')).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('the menu of narrow windows has the versions of the page that is shown', async ({ page, sitePath }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, 'docs/install');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Navigation bar toggle' }).click();
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    await expect(menu.getByText('Versions')).toBeVisible();
  };
  await open();
  await menu.getByRole('link', { name: '1.0' }).click();
  await expect(heading(page, 'Install 1')).toBeVisible();
  await open();
  await expect(menu.getByRole('link', { name: '1.0' })).toHaveAttribute('aria-current', 'true');
  await expect(menu.getByRole('link', { name: 'Install' })).toHaveAttribute(
    'href',
    `${sitePath}docs/1.0/install`,
  );
});

test('pages of all versions have no accessibility violations and fit into 320 pixels', async ({ page }) => {
  // Loads eight pages and looks at all that is on them.
  test.setTimeout(90_000);
  for (const path of ['./', 'docs/install', 'docs/next/new', 'docs/1.0/old']) {
    for (const colorScheme of ['light', 'dark']) {
      await page.setViewportSize({ width: colorScheme === 'light' ? 1280 : 320, height: 800 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme);
      await openPage(page, path);
      await loadAudit(page);
      expect(await auditPage(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dropdown opens and leads to the other version', async ({ page }) => {
    await page.goto('docs/install');
    await choose(page, 'Version: 2.0 (stable)', 'Next');
    await expect(heading(page, 'Install next')).toBeVisible();
  });

  test('on a phone the dropdown is there as well', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('docs/install');
    await choose(page, 'Version: 2.0 (stable)', '1.0');
    await expect(heading(page, 'Install 1')).toBeVisible();
  });
});
