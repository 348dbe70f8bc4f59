import { expect, test } from '@playwright/test';
import { findOverflow } from './support/find-overflow.ts';

const GUIDE = 'docs/guides/style/terraform-style-guide';

// Spec: faults/320-px-200-zoom
test('a page at 200 % zoom reads in one column, with the menu in reach', async ({ page }) => {
  // Zoom halves the width that a page has: a window of 1280 px becomes one of 640.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(GUIDE);
  expect(await findOverflow(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Navigation bar toggle' })).toBeVisible();
  await expect(page.getByText('On this page').first()).toBeVisible();
});

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  // Spec: faults/320-px-200-zoom
  test('buttons, the marked page and the focus can be told', async ({ page }) => {
    await page.goto('docs/intro/overview/how-it-works');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    const outline = await page
      .locator(':focus')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).not.toBe('none');
    const weightOf = (name: string): Promise<string> =>
      page
        .locator('[data-sidebar]')
        .getByRole('link', { name })
        .evaluate((element) => getComputedStyle(element).fontWeight);
    // Colors are the reader's own here: the marked page differs from its neighbors by weight.
    expect(await weightOf('How it works')).not.toBe(await weightOf('Getting started'));
  });
});

// Spec: faults/320-px-200-zoom
test('on paper there is the text, and nothing that is there to be clicked', async ({ page }) => {
  await page.goto('docs/intro/overview/how-it-works');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article')).toBeVisible();
  for (const selector of [
    '[data-navbar]',
    '[data-sidebar]',
    '.toc',
    '[data-back-to-top]',
    '[data-copy]',
    '.pager',
  ]) {
    await expect(page.locator(selector).first()).toBeHidden();
  }
});

// Spec: faults/320-px-200-zoom
test('reduced motion leaves no animation and no smooth scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(GUIDE);
  const moving = await page.evaluate(() => {
    const durations = [...document.querySelectorAll('body *')].map((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return [transitionDuration, animationDuration]
        .flatMap((text) => text.split(','))
        .map(Number.parseFloat);
    });
    return {
      longest: Math.max(...durations.flat()),
      scroll: getComputedStyle(document.documentElement).scrollBehavior,
    };
  });
  expect(moving.longest).toBeLessThan(0.02);
  expect(moving.scroll).toBe('auto');
});

// Spec: states/code-blocks-copied-2000
test('long code and wide tables scroll in their own boxes, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(GUIDE);
  const wide = page.locator('.content pre').filter({ hasText: 'source' }).first();
  const before = await wide.evaluate((element) => element.scrollLeft);
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before);
});

// Spec: states/code-blocks-copied-2000
test('a name of one long word breaks in the sidebar and below the text, and nothing is wider for it', async ({
  page,
}) => {
  await page.goto('docs/intro/overview/how-it-works');
  await page.evaluate(() => {
    for (const name of document.querySelectorAll('.sidebar-list a, .pager-title'))
      name.textContent = 'aws_resource'.repeat(8);
  });
  expect(await findOverflow(page)).toEqual([]);
  const excess = await page
    .locator('.sidebar-nav')
    .evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(excess).toBe(0);
});

// Spec: states/code-blocks-copied-2000
test('the links to the pages around begin at one height, however long their titles are', async ({ page }) => {
  await page.goto('docs/intro/overview/how-it-works');
  const links = page.getByRole('navigation', { name: 'Docs pages navigation' }).getByRole('link');
  await expect(links).toHaveCount(2);
  await links.first().evaluate((link) => link.lastElementChild?.append(' and more'.repeat(20)));
  const tops = await links
    .locator('.pager-title')
    .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
});

// Spec: constants/nothing-asked-another-origin
test('nothing is asked of another origin', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  for (const url of ['./', 'docs/courses', GUIDE]) {
    await page.goto(url);
    await page.locator('html[data-behaviors]').waitFor();
  }
  expect(foreign).toEqual([]);
});
