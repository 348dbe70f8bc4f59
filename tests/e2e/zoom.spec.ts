import { hearEvent } from './support/hear-event.ts';
import {
  expect,
  heading,
  link,
  openPage,
  openPaused,
  type Page,
  saveData,
  test,
} from './support/runtime-site.ts';

const image = (page: Page) => page.getByRole('button', { name: 'Zoom image: A square', exact: true });
const opened = (page: Page) => page.locator('.medium-zoom-image--opened');
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');

/** Opens the image and waits until it has grown. */
async function openImage(page: Page): Promise<void> {
  await openPage(page, 'docs/parts');
  await page.evaluate(() => {
    document.addEventListener('medium-zoom:opened', () => document.body.setAttribute('data-grown', ''), {
      capture: true,
    });
  });
  await image(page).click();
  await page.locator('body[data-grown]').waitFor();
}

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

// Spec: constants/zoom-1-after-load
test('images can be zoomed one second after the page is there', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPaused(page, 'docs/parts');
  // The behaviors have begun within the last 100 ms.
  await page.clock.runFor(899);
  expect(scripts.filter((url) => url.includes('/zoom-'))).toEqual([]);
  await page.clock.runFor(101);
  await expect(image(page)).toBeVisible();
});

// Spec: entities/image-zoom-markdown-images
test('an image with the class no-zoom stays as it is', async ({ page }) => {
  await openPage(page, 'docs/parts');
  await expect(image(page)).toBeVisible();
  await expect(page.getByRole('img', { name: 'A square that stays small' })).toBeVisible();
  await expect(page.getByRole('button', { name: /stays small/ })).toHaveCount(0);
});

// Spec: constants/zoom-1-after-load
test('images of the next page can be zoomed one second after it, but not after a link to a hash', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPaused(page, 'docs/other');
  await link(page, 'Third section in a closed panel').click();
  await expect(heading(page, 'Parts')).toBeVisible();
  await page.clock.runFor(2000);
  expect(scripts.filter((url) => url.includes('/zoom-'))).toEqual([]);
  await link(page, 'Other').click();
  await expect(heading(page, 'Other')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Parts', exact: true })
    .click();
  await expect(heading(page, 'Parts')).toBeVisible();
  await page.clock.runFor(999);
  expect(scripts.filter((url) => url.includes('/zoom-'))).toEqual([]);
  await page.clock.runFor(1);
  await expect(image(page)).toBeVisible();
});

// Spec: constants/zoom-1-after-load
test('a click opens an image as large as the window, on white, in 150 ms', async ({ page }) => {
  await openImage(page);
  await expect(overlay(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(overlay(page)).toHaveCSS('transition-duration', '0.15s');
  await expect(opened(page)).toHaveCSS('transition-duration', '0.15s');
  const box = await opened(page).boundingBox();
  // No margin: the square reaches from top to bottom.
  expect(box?.height).toBeCloseTo(800, 0);
});

for (const [name, close] of [
  ['a click on it', (page: Page) => opened(page).click()],
  ['a click beside it', (page: Page) => page.mouse.click(10, 400)],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a window of another size', (page: Page) => page.setViewportSize({ width: 1200, height: 700 })],
] as const) {
  // Spec: states/image-zoom-click-escape
  test(`${name} closes the image`, async ({ page }) => {
    await openImage(page);
    await close(page);
    await expect(opened(page)).toHaveCount(0);
    await expect(overlay(page)).toHaveCount(0);
    await expect(image(page)).toBeVisible();
  });
}

// Spec: states/image-zoom-click-escape
test('scrolling by more than 40 px closes the image 150 ms later', async ({ page }) => {
  await openPaused(page, 'docs/parts');
  await page.clock.runFor(1000);
  await image(page).scrollIntoViewIfNeeded();
  const start = await page.evaluate(() => window.scrollY);
  const scrollTo = async (top: number) => {
    const untilScrolled = await hearEvent(page, 'scroll');
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await untilScrolled();
  };
  await page.evaluate(() => {
    document.addEventListener('medium-zoom:opened', () => document.body.setAttribute('data-grown', ''), {
      capture: true,
    });
  });
  await image(page).click();
  await page.clock.runFor(50);
  await page.locator('body[data-grown]').waitFor();
  await scrollTo(start + 40);
  await page.clock.runFor(1000);
  await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
  await scrollTo(start + 41);
  await page.clock.runFor(149);
  await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
  await page.clock.runFor(1);
  await expect(page.locator('body')).not.toHaveClass(/medium-zoom--opened/);
  await expect(opened(page)).toHaveCount(0);
});

test.describe('while an image is still growing', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, 'docs/parts');
    await expect(image(page)).toBeVisible();
    // Slow enough for anybody to be quicker.
    await page.evaluate(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync('.medium-zoom-image { transition-duration: 1s !important }');
      document.adoptedStyleSheets.push(slow);
    });
  });

  // Spec: states/image-zoom-click-escape
  test('Escape is heard', async ({ page }) => {
    await image(page).click();
    await expect(opened(page)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(opened(page)).toHaveCount(0);
    await expect(overlay(page)).toHaveCount(0);
  });

  // Spec: states/image-zoom-click-escape
  test('a link that is followed takes it away', async ({ page }) => {
    await image(page).click();
    await expect(opened(page)).toBeAttached();
    await page.evaluate(() => window.navigation.navigate('other'));
    await expect(heading(page, 'Other')).toBeVisible();
    await expect(opened(page)).toHaveCount(0);
    await expect(overlay(page)).toHaveCount(0);
  });
});

for (const key of ['Enter', 'Space']) {
  // Spec: states/image-zoom-click-escape
  test(`${key} opens an image, Escape closes it and the keyboard is where it was`, async ({ page }) => {
    await openPage(page, 'docs/');
    await link(page, 'Parts').click();
    await expect(heading(page, 'Parts')).toBeVisible();
    await image(page).focus();
    await page.keyboard.press(key);
    await expect(opened(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened(page)).toHaveCount(0);
    await expect(image(page)).toBeFocused();
  });
}

// Spec: constants/zoom-1-after-load
test('the backdrop is dark in dark mode', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openImage(page);
  const color = await overlay(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const body = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(color).toBe(body);
});
