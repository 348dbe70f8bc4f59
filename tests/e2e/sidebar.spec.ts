import { holdAnswers } from './support/hold-answers.ts';
import { expect, heading, link, openPage, saveData, test } from './support/runtime-site.ts';
import { group } from './support/sidebar-group.ts';

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

test('a group opens and closes, animated, with its state told', async ({ page }) => {
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Few');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('link', { name: 'Few 3' })).toBeVisible();
  await button.click();
  await expect(list).toHaveAttribute('hidden');
});

test('the arrow of a closed group points along the line, of an open one down', async ({ page }) => {
  await openPage(page, 'docs/');
  const { button } = group(page, 'Few');
  const turn = () =>
    button.evaluate((element) => {
      const { a, b } = new DOMMatrix(getComputedStyle(element, '::before').transform);
      return Math.round((Math.atan2(b, a) * 180) / Math.PI);
    });
  // The arrow is drawn as the upper right corner of a square.
  expect(await turn()).toBe(45);
  await button.click();
  await expect.poll(turn).toBe(135);
});

// Spec: states/collapsible-sections-ease-out
test('a group takes the time that its height asks for, easing in and out', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const timings: unknown[] = [];
    Object.assign(window, { timings });
    Element.prototype.animate = function (frames, options) {
      timings.push(options);
      return animate.call(this, frames, options);
    };
  });
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Few');
  await button.click();
  await expect.poll(() => list.evaluate((element) => element.getAnimations().length)).toBe(0);
  const height = await list.evaluate((element: HTMLElement) => element.offsetHeight);
  expect(height).toBeGreaterThan(36);
  await button.click();
  await expect(list).toBeHidden();
  const constant = height / 36;
  const duration = Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
  const timing = { duration, easing: 'ease-in-out' };
  expect(await page.evaluate(() => Reflect.get(window, 'timings'))).toEqual([timing, timing]);
});

// Spec: states/collapsible-sections-ease-out
test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Few');
  await button.click();
  expect(await list.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(list).toBeVisible();
});

test('the label of a group without a page of its own is a switch too', async ({ page }) => {
  await openPage(page, 'docs/');
  await page.locator('a[data-category-toggle]', { hasText: 'Few' }).click();
  await expect(group(page, 'Few').list).toBeVisible();
  await expect(page).toHaveURL('docs/');
});

test('a click that comes before the code opens the group all the same', async ({ page }) => {
  const release = await holdAnswers(page, '**/start-behaviors-*.js');
  await page.goto('docs/');
  const { button, list } = group(page, 'Few');
  await button.click();
  await expect(list).toBeHidden();
  release();
  await expect(list).toBeVisible();
});

// Spec: entities/sidebar-links-categories-page
test('the group of the current page is open', async ({ page }) => {
  await openPage(page, 'docs/');
  await expect(group(page, 'Near').list).toBeHidden();
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  await expect(group(page, 'Near').list.getByRole('link', { name: 'Long' })).toBeVisible();
});

// Spec: entities/sidebar-links-categories-page
test('the page and the groups around it are marked', async ({ page }) => {
  await openPage(page, 'docs/long');
  const sidebar = page.locator('nav[data-sidebar]');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Long');
  await expect(sidebar.locator('[aria-current="true"]')).toHaveText('Near');
  await expect(sidebar.locator('[aria-current]')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /(?:Collapse|Expand) sidebar/ })).toHaveCount(0);
});

test('entries that the page leaves out are fetched with the first opening, once', async ({ page }) => {
  const fragments: string[] = [];
  page.on('response', (response) => {
    if (response.ok() && response.url().includes('/sidebars/')) fragments.push(response.url());
  });
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Many');
  await expect(list.getByRole('link')).toHaveCount(0);
  await button.click();
  await expect(list.getByRole('link')).toHaveCount(60);
  await button.click();
  await expect(list).toBeHidden();
  await button.click();
  await expect(list).toBeVisible();
  expect(fragments).toHaveLength(1);
});

test('a list that the page left out belongs to its button, and groups in it have names', async ({ page }) => {
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Deep');
  await button.click();
  await expect(list.first()).toBeVisible();
  await expect(button).toHaveAttribute('aria-controls', (await list.first().getAttribute('id')) ?? 'none');
  await expect.poll(() => list.first().evaluate((element) => element.getAnimations().length)).toBe(0);
  const inner = group(page, 'Inner');
  await inner.button.click();
  await expect(inner.list.getByRole('link', { name: 'Inner 2' })).toBeVisible();
});

test('entries that cannot be fetched leave the group closed and can be asked for again', async ({ page }) => {
  await page.route('**/sidebars/**', (route) => route.abort(), { times: 1 });
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Many');
  const warned = page.waitForEvent('console', (message) => message.text().includes('sidebar group'));
  await button.click();
  await warned;
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(list.getByRole('link')).toHaveCount(60);
});

test('a long list shows the entries around the page; the others come in their place, with the focus', async ({
  page,
}) => {
  await openPage(page, 'docs/endless');
  const { list } = group(page, 'Endless');
  await expect(list.locator('[aria-current="page"]')).toHaveText('Endless');
  await expect(list.getByRole('listitem')).toHaveCount(102);
  await list.getByRole('link', { name: '150 entries before' }).click();
  await expect(list.getByRole('link', { name: 'Before 1', exact: true })).toBeAttached();
  await expect(list.getByRole('link', { name: 'Before 150' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link', { name: 'Before 151' })).toBeFocused();
  await list.getByRole('link', { name: '101 more entries' }).click();
  await expect(list.getByRole('link', { name: 'After 50' })).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(351);
  expect(await list.getByRole('link').last().textContent()).toBe('After 150');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Spec: entities/sidebar-links-categories-page, states/collapsible-sections-ease-out
  test('a closed group leads to its first page, on which it is open', async ({ page }) => {
    await page.goto('docs/');
    await page.locator('nav[data-sidebar]').getByRole('link', { name: 'Near' }).click();
    await expect(heading(page, 'Long')).toBeVisible();
    await expect(page.locator('nav[data-sidebar]').getByRole('link', { name: 'Other' })).toBeVisible();
  });
});
