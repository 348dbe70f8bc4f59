import { auditPage, loadAudit } from './support/audit-page.ts';
import {
  expect,
  expectReload,
  heading,
  markDocument,
  openPage,
  openPaused,
  saveData,
  whenReady,
} from './support/runtime-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('locales-site');

// Spec: entities/locale-label-direction, navigation/locale-prefixes-trailing-slash
test('the dropdown leads to the same page in the other language, as a new document', async ({ page }) => {
  await openPage(page, 'docs/install');
  await markDocument(page);
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  await nav.getByRole('button', { name: 'Language: English' }).hover();
  await nav.getByRole('link', { name: 'العربية' }).click();
  await expect(heading(page, 'التثبيت')).toBeVisible();
  await expect(page).toHaveURL(/\/ar\/docs\/install$/);
  await expectReload(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goBack();
  await expect(heading(page, 'Install')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

// Spec: navigation/locale-prefixes-trailing-slash
test('another language opens at the same place, with what else the address says, as a new document', async ({
  page,
}) => {
  await openPage(page, 'docs/install?tool=tofu#steps');
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).href));
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  await nav.getByRole('button', { name: 'Language: English' }).hover();
  await nav.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await whenReady(page);
  expect(shown).toEqual([expect.stringMatching(/\/ar\/docs\/install\?tool=tofu#steps$/)]);
});

// Spec: navigation/locale-prefixes-trailing-slash
test('links stay in the language, without a reload', async ({ page }) => {
  await openPage(page, 'ar/docs/install');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'الدليل الأول' }).click();
  await expect(heading(page, 'الدليل الأول')).toBeVisible();
  await expect(page.locator('html[data-marked]')).toBeAttached();
  await expect(page).toHaveURL(/\/ar\/docs\/guides\/first$/);
});

// Spec: navigation/locale-prefixes-trailing-slash
test('a page names its twins in other languages', async ({ page, sitePath }) => {
  await page.goto('ar/docs/install');
  const twins = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((twin) => [twin.getAttribute('hreflang'), twin.getAttribute('href')]));
  const site = `https://fixture.test${sitePath}`;
  expect(twins).toEqual([
    ['en', `${site}docs/install`],
    ['ar', `${site}ar/docs/install`],
    ['x-default', `${site}docs/install`],
  ]);
});

test('a page that is not translated says so and reads in its own direction', async ({ page }) => {
  await openPage(page, 'ar/docs/guides/second');
  await expect(page.getByText('لم تُترجم هذه الصفحة بعد.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Nobody has translated this one.')).toHaveCSS('direction', 'ltr');
});

test('icons along the line turn with the page, but not in a text of the other direction', async ({
  page,
}) => {
  await openPage(page, 'ar/docs/guides/second');
  for (const [place, scale] of [
    ['.sidebar-fold', '-1 1'],
    ['.markdown[dir="ltr"]', 'none'],
  ] as const) {
    const icon = await page.locator(place).evaluate((element) => {
      const twin = document.createElement('span');
      twin.className = 'icon icon-along';
      element.append(twin);
      return getComputedStyle(twin).scale;
    });
    expect(icon, place).toBe(scale);
  }
});

test('behaviors speak the language of the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } });
  });
  await openPaused(page, 'ar/docs/install');
  const copy = page.getByRole('button', { name: 'نسخ الشيفرة إلى الحافظة' });
  await copy.click();
  await expect(page.getByRole('button', { name: 'تم النسخ' })).toBeVisible();
  await expect(page.locator('[data-announcer]')).toHaveText('تم النسخ');
});

test('a page that cannot be loaded is told of in the language of the site', async ({ page }) => {
  await saveData(page);
  await openPage(page, 'ar/docs/guides/first');
  await page.route('**/ar/docs/guides', (route) => route.abort());
  await page
    .getByRole('navigation', { name: 'الشريط الجانبي للتوثيق' })
    .getByRole('link', { name: 'الأدلة' })
    .click();
  await expect(heading(page, 'تعذّر تحميل هذه الصفحة')).toBeVisible();
  await expect(page.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  await expect(page).toHaveTitle('خطأ في الصفحة');
});

test('an unknown URL below a language has the page of that language', async ({ page }) => {
  const response = await page.goto('ar/docs/nowhere');
  expect(response?.status()).toBe(404);
  await expect(heading(page, 'الصفحة غير موجودة')).toBeVisible();
  await page.goto('nowhere');
  await expect(heading(page, 'Page Not Found')).toBeVisible();
});

// Spec: faults/right-left, navigation/locale-prefixes-trailing-slash
test('right to left mirrors the layout and leaves code as it is', async ({ page }) => {
  await openPage(page, 'ar/docs/install');
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (found === null) throw new Error(`${selector} is not shown`);
    return found;
  };
  const [sidebar, main, toc, brand] = await Promise.all(['.sidebar', 'main', '.toc', '.brand'].map(box));
  expect(sidebar?.x).toBeGreaterThan(main?.x ?? 0);
  expect(toc?.x).toBeLessThan(main?.x ?? 0);
  expect(brand?.x).toBeGreaterThan(600);
  const code = await box('.code-block code > *');
  const frame = await box('.code-frame');
  expect(code.x - frame.x).toBeLessThan(frame.width / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

// Spec: faults/right-left
test('right to left fits into 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, 'ar/docs/install');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'فتح شريط التنقل أو إغلاقه' }).click();
  await page.getByRole('button', { name: '→ العودة إلى القائمة الرئيسية' }).click();
  const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(heading(page, 'Install')).toBeVisible();
});

test('right-to-left pages have no accessibility violations', async ({ page }) => {
  for (const path of ['ar/', 'ar/docs/install', 'ar/docs/guides/second', 'ar/docs/tags']) {
    await openPage(page, path);
    await loadAudit(page);
    expect(await auditPage(page), path).toEqual([]);
  }
});
