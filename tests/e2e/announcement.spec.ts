import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { holdScript } from './support/hold-answers.ts';
import { expect, openPage, type Page, saveData, test, whenReady } from './support/runtime-site.ts';
import { createSiteTest } from './support/site-test.ts';

const DISMISS = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, dismiss: string, id: string) =>
  page.addInitScript(
    ([dismissKey, idKey, dismissed, name]) => {
      localStorage.setItem(dismissKey, dismissed);
      localStorage.setItem(idKey, name);
    },
    [DISMISS, ID, dismiss, id] as const,
  );

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

// Spec: states/announcement-dismissal-stored-reset
test('a closed announcement stays away until there is a new one', async ({ page }) => {
  await openPage(page, 'docs/');
  await expect(bar(page)).toHaveText('Release 2 is out.');
  expect(await stored(page, DISMISS)).toBe('false');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toBeHidden();
  expect([await stored(page, DISMISS), await stored(page, ID)]).toEqual(['true', 'release-2']);
  await page.reload();
  await whenReady(page);
  await expect(bar(page)).toBeHidden();
  await page.evaluate((key) => localStorage.setItem(key, 'release-1'), ID);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await whenReady(page);
  expect([await stored(page, DISMISS), await stored(page, ID)]).toEqual(['false', 'release-2']);
});

// Spec: routes/announcement-bar-close-button
test('it is one line of 30 px that is not printed', async ({ page }) => {
  await page.goto('docs/');
  expect((await bar(page).boundingBox())?.height).toBe(30);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

// Spec: states/announcement-dismissal-stored-reset
test('a closed one is hidden before the first paint: nothing shifts', async ({ page }) => {
  await store(page, 'true', 'release-2');
  // No script but the inline one runs.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('docs/');
  await expect(bar(page)).toBeHidden();
  expect((await page.locator('[data-navbar]').boundingBox())?.y).toBe(0);
});

// Spec: states/announcement-dismissal-stored-reset
test('it closes by a click that came before the script', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('docs/');
  await page.getByRole('button', { name: 'Close' }).click();
  release();
  await expect(bar(page)).toBeHidden();
  expect(await stored(page, DISMISS)).toBe('true');
});

const plainTest = createSiteTest('runtime-site', {
  prepare: async (dir) => {
    const file = path.join(dir, 'site.config.ts');
    const config = await readFile(file, 'utf8');
    const announcement =
      '{ content: \'Read the <a href="https://example.com/">news</a>.\', isCloseable: false }';
    await writeFile(file, config.replace(/announcementBar: \{.*\}/, `announcementBar: ${announcement}`));
  },
});

// Spec: routes/announcement-bar-close-button
plainTest('one that cannot be closed has no button, and may hold markup', async ({ page }) => {
  await page.goto('docs/');
  await expect(bar(page).getByRole('link', { name: 'news' })).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveCount(0);
});

// Spec: states/announcement-dismissal-stored-reset
plainTest('a dismissal under the misspelt id of earlier versions counts', async ({ page }) => {
  await store(page, 'true', 'annoucement-bar');
  await page.goto('docs/');
  await expect(bar(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Spec: routes/announcement-bar-close-button
  test('it reads, without a button that would do nothing', async ({ page }) => {
    await page.goto('docs/');
    await expect(bar(page)).toHaveText('Release 2 is out.');
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  });
});
