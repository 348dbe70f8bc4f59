import { refuseClipboard } from './support/refuse-clipboard.ts';
import {
  expect,
  heading,
  link,
  openPage,
  openPaused,
  saveData,
  test,
  whenReady,
} from './support/runtime-site.ts';

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

// Spec: routes/table-contents-levels-2
test('the table of contents marks the section in view', async ({ page }) => {
  await openPage(page, 'docs/long');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await page.locator('#second').evaluate((element) => element.scrollIntoView());
  await expect(toc.locator('[aria-current="true"]')).toHaveText('Second');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(toc.locator('[aria-current="true"]')).toHaveText('Third');
});

// Spec: routes/table-contents-levels-2
test('the table of contents has headings of levels 2 and 3, not 4', async ({ page }) => {
  await page.goto('docs/parts');
  await expect(page.getByRole('heading', { level: 4, name: 'Deeper', includeHidden: true })).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText([
    'In the second tab',
    'Deep',
  ]);
});

test('a fold that a text writes as HTML shows that it opens', async ({ page }) => {
  await page.goto('docs/parts');
  const summary = page.getByText('Written as HTML');
  await expect(summary).toHaveCSS('list-style-type', 'disclosure-closed');
  await summary.click();
  await expect(summary).toHaveCSS('list-style-type', 'disclosure-open');
  await expect(page.getByText('What it hides.')).toBeVisible();
});

// Spec: routes/table-contents-levels-2
test('the folded table of contents of a phone folds again after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, 'docs/long');
  const fold = page.locator('[data-toc-mobile]');
  await fold.locator('summary').click();
  await fold.getByRole('link', { name: 'Second' }).click();
  await expect(fold).not.toHaveAttribute('open');
  await expect(page.locator('#second')).toBeInViewport();
});

// Spec: states/back-top-way-up
test('the button back to the top shows on the way up below 300 px, and not on the way down', async ({
  page,
}) => {
  await openPage(page, 'docs/long');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  const scrollTo = (top: number) =>
    page.evaluate(async (y) => {
      const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
      window.scrollTo({ top: y, behavior: 'instant' });
      await heard;
    }, top);
  await scrollTo(500);
  await scrollTo(320);
  await expect(button).toBeVisible();
  await scrollTo(330);
  await expect(button).toBeHidden();
  await scrollTo(300);
  await expect(button).toBeVisible();
  await scrollTo(299);
  await expect(button).toBeHidden();
});

// Spec: states/back-top-way-up
test('scrolling down ends the way back to the top', async ({ page }) => {
  await openPage(page, 'docs/long');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -100);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeVisible();
  // The first frame of the way up, and the reader scrolling down after it.
  const place = await button.evaluate(async (element: HTMLElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    element.click();
    await frame();
    window.scrollTo({ top: 1150, behavior: 'instant' });
    for (let count = 0; count < 30; count++) await frame();
    return window.scrollY;
  });
  expect(place).toBeGreaterThan(900);
});

// Spec: states/back-top-way-up
test('the button back to the top comes on the way up', async ({ page }) => {
  await openPage(page, 'docs/long');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, -100);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

// Spec: routes/focus-ring-keyboard-only, routes/skip-link-focus-content
test('the skip link leads to the content and leaves the address', async ({ page }) => {
  await openPage(page, 'docs/long');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(page.locator('body')).toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL('docs/long');
  await page.mouse.click(640, 400);
  await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/);
});

// Spec: states/code-blocks-copied-2000
test('code is copied without its numbers, and the button says so for 2000 ms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPaused(page, 'docs/parts');
  const copied = page.getByRole('button', { name: 'Copied' });
  await page.locator('.code-block').hover();
  await page.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(copied).toBeVisible();
  await expect(page.locator('[data-announcer]')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('region = "eu-west-1"\ncount  = 2');
  await page.clock.runFor(1999);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1);
  await expect(copied).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
});

// Spec: states/code-blocks-copied-2000
test('code is copied where the browser refuses, as without HTTPS, and the focus stays', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read']);
  await refuseClipboard(page);
  await openPage(page, 'docs/parts');
  const copy = page.getByRole('button', { name: 'Copy code to clipboard' });
  await copy.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('region = "eu-west-1"\ncount  = 2');
});

// Spec: states/code-blocks-copied-2000
test('where nothing can be copied the sample is selected, and nobody says that it was copied', async ({
  page,
}) => {
  await refuseClipboard(page);
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  await openPage(page, 'docs/parts');
  await page.locator('.code-block button[data-copy]').press('Enter');
  await expect
    .poll(() => page.evaluate(() => String(getSelection())))
    .toBe('region = "eu-west-1"\ncount  = 2');
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
  await expect(page.locator('[data-announcer]')).toHaveText('');
});

// Spec: states/code-blocks-copied-2000
test('a code block has its title, its numbers and its marked line, and takes the focus', async ({ page }) => {
  await page.goto('docs/parts');
  const block = page.locator('.code-block');
  await expect(block.getByText('main.tf')).toBeVisible();
  await expect(block.locator('pre')).toHaveAttribute('tabindex', '0');
  const lines = block.locator('.line');
  await expect(lines).toHaveCount(2);
  const backgrounds = await lines.evaluateAll((all) =>
    all.map((line) => getComputedStyle(line).backgroundColor),
  );
  expect(backgrounds[0]).not.toBe(backgrounds[1]);
});

// Spec: routes/focus-ring-keyboard-only
test('the focus is ringed for the keyboard, not for the mouse', async ({ page }) => {
  await openPage(page, 'docs/');
  const outline = () => page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
  const toggle = page.getByRole('button', { name: 'Switch between dark and light mode' });
  await toggle.click();
  await expect(toggle).toBeFocused();
  expect(await outline()).toBe('none');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  expect(await outline()).toBe('solid');
});

// Spec: states/heading-links
test('a heading has a link to itself', async ({ page }) => {
  await openPage(page, 'docs/long');
  await page.locator('#second').hover();
  const anchor = page.locator('#second .hash-link');
  await expect(anchor).toHaveAttribute('title', 'Direct link to heading');
  await anchor.click();
  await expect(page).toHaveURL('docs/long#second');
  await expect(page.locator('h1')).not.toHaveAttribute('id');
});

// Spec: states/code-blocks-copied-2000
test('long lines wrap on request', async ({ page }) => {
  await openPage(page, 'docs/parts');
  await page.locator('.code-block').hover();
  const wrap = page.getByRole('button', { name: 'Toggle word wrap' });
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.code-block')).toHaveAttribute('data-wrapped');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
});

// Spec: states/tabs-keys-place-kept
test('a hash into a closed tab opens it, from this page and from others', async ({ page }) => {
  await openPage(page, 'docs/parts');
  await expect(page.getByText('Mac text.')).toBeHidden();
  await link(page, 'Into the tab').click();
  await expect(page.getByText('Mac text.')).toBeVisible();
  await expect(page.locator('#in-the-second-tab')).toBeInViewport();
  await page.evaluate(() => localStorage.clear());
  await page.goto('docs/parts#in-the-second-tab');
  await expect(page.getByText('Mac text.')).toBeVisible();
});

test('what a hash has opened stays at the top of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const target = page.locator('#in-the-second-tab');
  const place = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.goto('docs/parts#in-the-second-tab');
  await expect(target).toBeVisible();
  const wanted = await target.evaluate((element) =>
    Math.round(Number.parseFloat(getComputedStyle(element).scrollMarginTop)),
  );
  await expect.poll(place).toBeLessThan(wanted + 4);
  // Other groups of the same name follow the choice, some of them later.
  await expect(page.getByText('Mac again.')).toBeVisible();
  await whenReady(page);
  for (let picture = 0; picture < 3; picture++) await page.screenshot();
  expect(Math.abs((await place()) - wanted)).toBeLessThan(4);
});

// Spec: states/tabs-keys-place-kept
test('a hash into a closed section opens it', async ({ page }) => {
  await openPage(page, 'docs/other');
  await link(page, 'Third section in a closed panel').click();
  await expect(heading(page, 'Parts')).toBeVisible();
  await expect(page.getByText('Folded text.')).toBeVisible();
  await expect(page.locator('#deep')).toBeInViewport();
});

// Spec: states/details-animated-javascript-off
test('details unfold with an animation', async ({ page }) => {
  await page.goto('docs/parts');
  const details = page.locator('details', { hasText: 'Folded' });
  const durations = await details.evaluate(
    (element) => getComputedStyle(element, '::details-content').transitionDuration,
  );
  expect(durations).toMatch(/0\.\d+s/);
  await details.locator('summary').click();
  await expect(page.getByText('Folded text.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Spec: states/details-animated-javascript-off
  test('details unfold all the same', async ({ page }) => {
    await page.goto('docs/parts');
    await expect(page.getByText('Folded text.')).toBeHidden();
    await page.locator('summary', { hasText: 'Folded' }).click();
    await expect(page.getByText('Folded text.')).toBeVisible();
  });
});
