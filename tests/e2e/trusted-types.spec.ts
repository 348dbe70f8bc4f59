import { holdAnswers } from './support/hold-answers.ts';
import {
  expect,
  heading,
  link,
  markDocument,
  openPage,
  saveData,
  test,
  whenReady,
} from './support/runtime-site.ts';

declare global {
  interface Window {
    violations?: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    window.violations = violations;
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective}: ${event.sample} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => window.violations)).toEqual([]);
});

// Spec: faults/text-becomes-html
test('navigation, tabs, search and zoom turn no text into HTML but by the policy of the site', async ({
  page,
}) => {
  await openPage(page, 'docs/');
  await markDocument(page);
  await link(page, 'Parts').click();
  await expect(heading(page, 'Parts')).toBeVisible();
  await page.getByRole('tab', { name: 'macOS' }).first().click();
  await expect(page.getByText('Mac again.')).toBeVisible();
  await page.getByRole('button', { name: 'A square' }).first().click();
  await expect(page.locator('.medium-zoom-image--opened').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
  await page.locator('main a[data-subscribers-only]').first().click();
  await page.getByRole('dialog').getByRole('button').first().click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('long');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('search?q=long');
  await expect(page.locator('.search-result').first()).toBeVisible();
});

// Spec: faults/text-becomes-html
test('islands, also those that are rendered anew, and what loads late need no other HTML', async ({
  page,
}) => {
  await page.goto('islands');
  await whenReady(page);
  await page.getByRole('button', { name: 'First: 0' }).click();
  await expect(page.getByRole('button', { name: 'First: 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Browser: 0' }).click();
  await expect(page.getByText('Static text below what differs.')).toHaveCount(1);
  const island = page.locator('gw-island[name="Fragile"]').first();
  await expect(island.getByRole('alert')).toContainText('This page crashed.');
  await expect(island.getByText('Text that breaks at once.')).toBeVisible();
});

// Spec: faults/text-becomes-html
test('a slow page and a page that does not exist need no other HTML', async ({ page }) => {
  await saveData(page);
  await openPage(page, 'docs/');
  const release = await holdAnswers(page, '**/docs/long');
  await page.evaluate(() => void navigation.navigate('long'));
  await expect(page.locator('#nprogress .bar')).toBeAttached();
  release();
  await expect(heading(page, 'Long')).toBeVisible();
  await page.goto('docs/lon');
  await expect(page.locator('[data-likely-pages] a').first()).toBeVisible();
});

// Spec: faults/text-becomes-html
test('HTML from anywhere else is refused', async ({ page, faults }) => {
  await openPage(page, 'docs/');
  const refused = await page.evaluate(() => {
    const box = document.createElement('div');
    try {
      box.innerHTML = '<img src="x">';
    } catch (error) {
      return error instanceof TypeError;
    }
    return false;
  });
  expect(refused).toBe(true);
  // One for each place of the policy: the header of the host and the page itself.
  await expect.poll(() => page.evaluate(() => window.violations?.length)).toBe(2);
  await page.evaluate(() => window.violations?.splice(0));
  faults.splice(0);
});
