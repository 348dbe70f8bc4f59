import { changeAnswers } from './support/change-answers.ts';
import { holdScript } from './support/hold-answers.ts';
import {
  expect,
  heading,
  link,
  nextFrames,
  openPage,
  type Page,
  saveData,
  test,
} from './support/runtime-site.ts';

const navbar = (page: Page) => page.locator('[data-navbar]');

/** Scrolls to a place and waits until everything that listens has heard of it. */
async function scrollTo(page: Page, top: number | 'end'): Promise<void> {
  await page.evaluate(async (target) => {
    const { scrollHeight } = document.documentElement;
    const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: target === 'end' ? scrollHeight : target, behavior: 'instant' });
    await heard;
  }, top);
}

const getHeight = (page: Page): Promise<number> =>
  navbar(page).evaluate((element: HTMLElement) => element.offsetHeight);

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Serves pages as a site without `hideOnScroll` would. */
async function keepNavbar(page: Page): Promise<void> {
  await changeAnswers(
    page,
    '**/docs/*',
    (html) => html.replace(' data-hide-on-scroll=""', ''),
    (request) => request.resourceType() === 'document',
  );
}

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

// Spec: states/navbar-hidden-way-down
test('it hides on the way down and shows on the way up', async ({ page }) => {
  await openPage(page, 'docs/long');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.mouse.wheel(0, 300);
  await expect(navbar(page)).toHaveAttribute('data-hidden');
  await expect(navbar(page)).not.toBeInViewport();
  // A turn of the wheel before the last one is done would only shorten the way down.
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.mouse.wheel(0, -100);
  await expect(navbar(page)).not.toHaveAttribute('data-hidden');
  await expect(navbar(page)).toBeInViewport();
});

// Spec: states/navbar-hidden-way-down
test('within its own height from the top it shows, on the way down too', async ({ page }) => {
  await openPage(page, 'docs/long');
  const height = await getHeight(page);
  await scrollTo(page, 10);
  await scrollTo(page, height - 1);
  await expect(navbar(page)).not.toHaveAttribute('data-hidden');
  await scrollTo(page, height);
  await expect(navbar(page)).toHaveAttribute('data-hidden');
});

// Spec: states/navbar-not-shown-at
test('at the end of the page a step up does not show it', async ({ page }) => {
  await openPage(page, 'docs/long');
  await scrollTo(page, 500);
  await scrollTo(page, 'end');
  await expect(navbar(page)).toHaveAttribute('data-hidden');
  const end = await scrollTop(page);
  const height = await getHeight(page);
  await scrollTo(page, end - height);
  await expect(navbar(page)).toHaveAttribute('data-hidden');
  await scrollTo(page, end - height - 1);
  await expect(navbar(page)).not.toHaveAttribute('data-hidden');
});

// Spec: states/navbar-hash-hides-scroll
test('a link to a hash hides it, and the scroll up to that place does not show it', async ({ page }) => {
  await openPage(page, 'docs/long');
  await scrollTo(page, 'end');
  const end = await scrollTop(page);
  // The footer is in view: a little higher everything up would show the navbar.
  await scrollTo(page, end - 300);
  await expect(navbar(page)).not.toHaveAttribute('data-hidden');
  await page.evaluate(() => {
    location.hash = '#second';
  });
  await expect(page.locator('#second')).toBeInViewport();
  await nextFrames(page);
  expect(await scrollTop(page)).toBeLessThan(end - 300);
  await expect(navbar(page)).toHaveAttribute('data-hidden');
  // Only one scroll is let pass.
  await scrollTo(page, (await scrollTop(page)) - 20);
  await expect(navbar(page)).not.toHaveAttribute('data-hidden');
});

// Spec: states/navbar-hash-hides-scroll
test('the next page shows it, one that is opened at a hash does not', async ({ page }) => {
  await openPage(page, 'docs/other');
  await scrollTo(page, 200);
  await scrollTo(page, 400);
  await expect(navbar(page)).toHaveAttribute('data-hidden');
  await link(page, 'Third part').evaluate((element: HTMLElement) => element.click());
  await expect(heading(page, 'Long')).toBeVisible();
  await nextFrames(page);
  await expect(navbar(page)).toHaveAttribute('data-hidden');
  await page.getByRole('link', { name: 'Other at the end' }).click();
  await expect(heading(page, 'Other')).toBeVisible();
  await expect(navbar(page)).not.toHaveAttribute('data-hidden');
  // From the top of a page to the top of another nothing scrolls.
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await nextFrames(page);
  await expect(navbar(page)).not.toHaveAttribute('data-hidden');
});

// Spec: states/navbar-hidden-way-down
test('focus inside shows it', async ({ page }) => {
  await openPage(page, 'docs/long#third');
  await expect(navbar(page)).toHaveAttribute('data-hidden');
  await navbar(page).getByRole('link', { name: 'Long' }).focus();
  await expect(navbar(page)).not.toHaveAttribute('data-hidden');
});

// Spec: states/navbar-without-hideonscroll-stays
test('where the site does not hide it, it stays at the top and covers no heading', async ({ page }) => {
  await keepNavbar(page);
  await openPage(page, 'docs/long#second');
  await expect(navbar(page)).not.toHaveAttribute('data-hidden');
  const bar = await navbar(page).boundingBox();
  const target = await page.locator('#second').boundingBox();
  expect(bar?.y).toBe(0);
  expect(target?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
  await page.mouse.move(640, 400);
  const top = await scrollTop(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(top + 300);
  await nextFrames(page);
  await expect(navbar(page)).not.toHaveAttribute('data-hidden');
  expect((await navbar(page).boundingBox())?.y).toBe(0);
});

test.describe('a menu of the navbar', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'More' });
  const first = (page: Page) => page.getByRole('link', { name: 'Parts in the menu' });

  // Spec: states/dropdown-hover-enter-arrows
  test('opens by mouse and keyboard', async ({ page }) => {
    await openPage(page, 'docs/');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).hover();
    await expect(first(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(640, 600);
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(first(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('link', { name: 'Other in the menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(first(page)).toBeHidden();
  });

  test('opens when its script comes after the mouse', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('docs/');
    await button(page).hover();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(first(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  });

  // Spec: states/dropdown-outside-click-touch
  test('that the mouse has opened closes with Escape, wherever the focus is', async ({ page }) => {
    await openPage(page, 'docs/');
    await link(page, 'Long').focus();
    await button(page).hover();
    await expect(first(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first(page)).toBeHidden();
    await expect(link(page, 'Long')).toBeFocused();
  });

  // Spec: states/dropdown-outside-click-touch
  test('closes on a click outside of it, and when the focus leaves', async ({ page }) => {
    await openPage(page, 'docs/');
    await button(page).press('Enter');
    await expect(first(page)).toBeVisible();
    await page.mouse.click(640, 600);
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).press('Enter');
    await expect(first(page)).toBeVisible();
    await link(page, 'Long').focus();
    await expect(first(page)).toBeHidden();
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    // Spec: states/dropdown-outside-click-touch
    test('opens with a tap and closes with one outside', async ({ page }) => {
      await openPage(page, 'docs/');
      await button(page).tap();
      await expect(first(page)).toBeVisible();
      await page.touchscreen.tap(640, 600);
      await expect(first(page)).toBeHidden();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    });
  });
});
