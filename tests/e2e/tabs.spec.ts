import { hearEvent } from './support/hear-event.ts';
import { expect, heading, link, openPage, type Page, saveData, test } from './support/runtime-site.ts';

const KEY = 'docusaurus.tab.os';
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('docusaurus.tab.')));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

// Spec: states/tab-groups-docusaurus-tab
test('a choice is that of all groups of its name, on this page, the next one and after a reload', async ({
  page,
}) => {
  await openPage(page, 'docs/parts');
  await tab(page, 'macOS').first().click();
  await expect(page.getByText('Mac text.')).toBeVisible();
  await expect(page.getByText('Linux text.')).toBeHidden();
  await expect(page.getByText('Mac again.')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('mac');
  await link(page, 'Other').click();
  await expect(heading(page, 'Other')).toBeVisible();
  await expect(page.getByText('Mac on another page.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Mac on another page.')).toBeVisible();
  await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
});

// Spec: states/tab-groups-docusaurus-tab
test('other tabs of the browser follow a choice', async ({ page, context }) => {
  await openPage(page, 'docs/parts');
  await tab(page, 'macOS').first().click();
  const other = await context.newPage();
  await openPage(other, 'docs/other');
  await expect(other.getByText('Mac on another page.')).toBeVisible();
  await tab(other, 'Linux').click();
  await expect(page.getByText('Linux text.')).toBeVisible();
  await expect(page.getByText('Mac again.')).toBeHidden();
});

// Spec: states/tab-groups-docusaurus-tab
test('a stored choice that no tab has changes nothing', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'beos'), KEY);
  await openPage(page, 'docs/parts');
  await expect(page.getByText('Linux text.')).toBeVisible();
  await tab(page, 'macOS').first().click();
  await expect(page.getByText('Mac again.')).toBeVisible();
});

// Spec: states/tab-groups-docusaurus-tab
test('a choice elsewhere that a row has no tab for leaves the row as it is', async ({ page, context }) => {
  await openPage(page, 'docs/parts');
  await tab(page, 'macOS').first().click();
  await expect(page.getByText('Mac again.')).toBeVisible();
  const other = await context.newPage();
  await openPage(other, 'docs/other');
  const untilStored = await hearEvent(page, 'storage');
  await other.evaluate((key) => localStorage.setItem(key, 'beos'), KEY);
  await untilStored();
  await expect(page.getByText('Mac again.')).toBeVisible();
  await expect(tab(page, 'macOS').last()).toHaveAttribute('aria-selected', 'true');
});

// Spec: states/tabs-keys-place-kept
test('arrow keys go around, Home and End to the ends, and what has the focus is chosen', async ({ page }) => {
  await openPage(page, 'docs/other');
  await tab(page, 'one').focus();
  for (const [key, name, text] of [
    ['ArrowRight', 'two', 'Second of three.'],
    ['ArrowRight', 'three', 'Third of three.'],
    ['ArrowRight', 'one', 'First of three.'],
    ['ArrowLeft', 'three', 'Third of three.'],
    ['Home', 'one', 'First of three.'],
    ['End', 'three', 'Third of three.'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name, exact: true }).getByText(text)).toBeVisible();
  }
});

// Spec: states/tab-groups-docusaurus-tab
test('tabs without a group are alone, and nothing is stored of them', async ({ page }) => {
  await openPage(page, 'docs/other');
  await tab(page, 'two').click();
  await expect(page.getByText('Second of three.')).toBeVisible();
  await expect(page.getByText('Linux on another page.')).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

// Spec: states/tabs-keys-place-kept
test('a choice keeps the row of tabs where it is in the window, whatever grows above it', async ({
  page,
}) => {
  await openPage(page, 'docs/parts');
  const second = tab(page, 'macOS').last();
  await second.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const before = await second.boundingBox();
  await second.click();
  await expect(page.getByText('Mac text.')).toBeAttached();
  await expect(page.locator('#in-the-second-tab')).toBeVisible();
  await expect.poll(async () => (await second.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
});

// Spec: states/tabs-keys-place-kept
test('going back right after a choice ends where the page was left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openPage(page, 'docs/long');
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(place).toBe(700);
  await page.evaluate(() => navigation.navigate('./parts').finished);
  const first = tab(page, 'macOS').first();
  await first.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The choice of a program touches neither mouse nor keyboard, as a browser's own button for going back does not.
  await first.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByText('Mac text.')).toBeVisible();
  await page.evaluate(() => navigation.back().finished);
  await expect(heading(page, 'Long')).toBeVisible();
  await expect(page.locator('[data-flow] [style]')).toHaveCount(0);
  // What changes the size of the page is what the place of a choice is kept by.
  await page.locator('.pager').evaluate((pager) => {
    pager.style.paddingBlockStart = '50px';
  });
  await page.screenshot();
  expect(await place()).toBe(700);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Spec: states/tabs-keys-place-kept
  test('all panels read one after the other, each under its label', async ({ page }) => {
    await page.goto('docs/other');
    const texts = page
      .locator('article')
      .getByText(/^(?:one|two|three|First of three\.|Second of three\.|Third of three\.)$/);
    await expect(texts.filter({ visible: true })).toHaveText([
      'one',
      'First of three.',
      'two',
      'Second of three.',
      'three',
      'Third of three.',
    ]);
  });
});
