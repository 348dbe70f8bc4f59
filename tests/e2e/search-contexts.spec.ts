import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { saveData, whenReady } from './support/loaded-page.ts';
import { expect, getBox, openActive, type Page, search } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

/** Turns the search of a fixture on. */
async function enableSearch(dir: string): Promise<void> {
  const file = path.join(dir, 'site.config.ts');
  const config = await readFile(file, 'utf8');
  await writeFile(file, config.replace("search: { provider: 'none' }", "search: { provider: 'embedded' }"));
}

/** Addresses of all results in the box. */
async function listPaths(page: Page): Promise<string[]> {
  const { options } = getBox(page);
  await expect(options.first()).toBeVisible();
  return options.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
}

const localesTest = createSiteTest('locales-site', { prepare: enableSearch });

localesTest.describe('in a language that is read from right to left', () => {
  localesTest.beforeEach(async ({ page }) => {
    await page.goto('/ar/docs/install');
  });

  const open = async (page: Page, text: string) => {
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog', { name: 'بحث' });
    await box.getByRole('combobox', { name: 'بحث' }).fill(text);
    return box;
  };

  localesTest('the box speaks it, and finds its pages only', async ({ page }) => {
    const box = await open(page, 'التثبيت');
    const options = box.getByRole('option');
    await expect(options.first()).toHaveAttribute('href', '/ar/docs/install');
    const urls = await options.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(urls.filter((url) => !url?.startsWith('/ar/'))).toEqual([]);
    await expect(box.getByRole('link', { name: /عرض كل النتائج/ })).toBeVisible();
    await expect(box.getByRole('button', { name: 'إلغاء' })).toBeVisible();
  });

  localesTest(
    'it is mirrored: icons at the right, kinds at the left, arrow keys the other way',
    async ({ page }) => {
      const box = await open(page, 'التثبيت');
      const option = box.getByRole('option').first();
      const icon = await option.locator('svg').boundingBox();
      const kind = await option.locator('.search-kind').boundingBox();
      expect(icon?.x).toBeGreaterThan(kind?.x ?? Number.POSITIVE_INFINITY);
      await openActive(page);
      await open(page, '');
      await page.keyboard.press('ArrowDown');
      await expect(box.getByRole('region', { name: 'الأخيرة' }).getByRole('link')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(box.getByRole('button', { name: /^إضافة/ })).toBeFocused();
    },
  );

  localesTest('what was opened in it is not listed in another language', async ({ page }) => {
    const box = await open(page, 'التثبيت');
    await expect(box.getByRole('option').first()).toBeVisible();
    await openActive(page);
    await page.goto('/docs/install');
    await search(page, '');
    await expect(getBox(page).box.getByRole('region', { name: 'Recent' })).toBeHidden();
    await page.goto('/ar/docs/install');
    await open(page, '');
    await expect(box.getByRole('region', { name: 'الأخيرة' })).toBeVisible();
  });

  localesTest('its search page is its own', async ({ page }) => {
    await open(page, 'الأدلة');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /عرض كل النتائج/ })
      .click();
    await expect(page).toHaveURL(/\/ar\/search\?q=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن "الأدلة"');
    await expect(page.locator('[data-search-list] h2 a').first()).toHaveAttribute('href', /^\/ar\//);
  });
});

// Spec: search/each-language-version-own
localesTest('English readers find English pages only', async ({ page }) => {
  await page.goto('/docs/install');
  await search(page, 'guide');
  expect((await listPaths(page)).filter((url) => url.startsWith('/ar'))).toEqual([]);
});

const versionsTest = createSiteTest('versions-site', { prepare: enableSearch });

for (const [start, root] of [
  ['/docs/1.0/install', /^\/docs\/1\.0\//],
  ['/docs/install', /^\/docs\/(?!1\.0|next)/],
  ['/docs/next/install', /^\/docs\/next\//],
] as const) {
  versionsTest(`on ${start} only its own version is searched`, async ({ page }) => {
    await page.goto(start);
    await search(page, 'install');
    const paths = await listPaths(page);
    expect(paths.filter((url) => url.startsWith('/docs/') && !root.test(url))).toEqual([]);
    expect(paths).toContain(start);
  });
}

// Spec: search/each-language-version-own
versionsTest('all results of a version are those of the version', async ({ page }) => {
  await page.goto('/docs/1.0/install');
  const { seeAll } = await search(page, 'install');
  await seeAll.click();
  await expect(page).toHaveURL('/search?q=install&version=1.0');
  const version = page.getByRole('main').getByRole('combobox', { name: 'Version' });
  const first = page.locator('[data-search-list] h2 a').first();
  await expect(version).toHaveValue('1.0');
  await expect(first).toHaveAttribute('href', '/docs/1.0/install');
  await version.selectOption('2.0 (stable)');
  await expect(first).toHaveAttribute('href', '/docs/install');
  await expect(page).toHaveURL('/search?q=install');
  await page.getByRole('main').getByRole('searchbox').fill('new');
  await version.selectOption('Next');
  await expect(first).toHaveAttribute('href', '/docs/next/new');
});

versionsTest('a place that was opened in another version says in which', async ({ page }) => {
  await page.goto('/docs/1.0/install');
  const { options, box } = await search(page, 'old');
  await expect(options.first()).toBeVisible();
  await openActive(page);
  await expect(page).toHaveURL('/docs/1.0/old');
  await search(page, '');
  const recent = box.getByRole('region', { name: 'Recent' }).getByRole('link');
  await expect(recent).toHaveText('Old');
  await page.goto('/docs/install');
  await search(page, '');
  await expect(recent).toHaveText('Old 1.0');
});

// Spec: routes/search-q
versionsTest('going back from the search page leaves address and place as they were', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 260 });
  // The page that is gone back to is not in memory.
  await saveData(page);
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '1.0'));
  await page.goto('/docs/1.0/install');
  await whenReady(page);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  await page.evaluate(() => void navigation.navigate('/search'));
  const version = page.getByRole('main').getByRole('combobox', { name: 'Version' });
  await expect(version).toHaveValue('1.0');
  await expect(page).toHaveURL('/search?version=1.0');
  await page.evaluate(() => {
    const { documentElement: root } = document;
    navigation.addEventListener('navigate', () => {
      root.dataset.navigations = String(Number(root.dataset.navigations ?? 0) + 1);
    });
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install 1');
  await expect(page).toHaveURL('/docs/1.0/install');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  await expect(page.locator('html')).toHaveAttribute('data-navigations', '1');
});

const belowTest = createSiteTest('search-site').extend({
  sitePath: ['/docs-site/', { scope: 'worker' }],
});

// Spec: search/each-language-version-own
belowTest('below a base URL the box, its links and the search page work', async ({ page }) => {
  await page.goto('/docs-site/docs/network');
  const { options, seeAll } = await search(page, 'vpc_id');
  await expect(options.first()).toHaveAttribute('href', /^\/docs-site\/docs\/network#/);
  await seeAll.click();
  await expect(page).toHaveURL('/docs-site/search?q=vpc_id');
  await expect(page.locator('[data-search-list] a').first()).toHaveAttribute('href', /^\/docs-site\//);
  await page.locator('[data-search-list] a').last().click();
  await expect(page).toHaveURL(/\/docs-site\/docs\/network#/);
});
