import { expect, getBox, getButton, type Page, search, writeGateways } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('search-site', { prepare: writeGateways });
const KEYBOARD_TOP = 300;

test.use({ viewport: { width: 320, height: 560 }, hasTouch: true, isMobile: true });

/** Stands in for the visual viewport, which no emulated phone makes smaller: `showKeyboard` does. */
async function fakeKeyboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: window.innerHeight });
    Object.defineProperty(window, 'visualViewport', { value: viewport });
  });
}

async function showKeyboard(page: Page, change: { readonly height: number; readonly offsetTop: number }) {
  await page.evaluate((values) => {
    if (window.visualViewport === null) throw new Error('there is no visual viewport');
    Object.assign(window.visualViewport, values);
    window.visualViewport.dispatchEvent(new Event('resize'));
  }, change);
}

// Spec: search/phone-keyboard-screen
test('the box fills the screen, nothing is cut off, and a tap opens a result', async ({ page }) => {
  await page.goto('/docs');
  await getButton(page).tap();
  const { box, field, options } = getBox(page);
  await expect(field).toBeFocused();
  await field.fill('vpc_id');
  await expect(options.first()).toBeVisible();
  expect(await box.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 560 });
  const wide = await box.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('*')].filter(
        (part) => part.getBoundingClientRect().right > innerWidth + 0.5 && part.checkVisibility(),
      ).length,
  );
  expect(wide).toBe(0);
  await options.first().tap();
  await expect(page).toHaveURL(/#(?:input|output)-vpc_id$/);
});

test('a button closes it, large enough for a finger, and the focus goes back', async ({ page }) => {
  await page.goto('/docs');
  await getButton(page).tap();
  const { box } = getBox(page);
  const cancel = box.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toHaveText(/Cancel/);
  const size = await cancel.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await cancel.tap();
  await expect(box).toBeHidden();
  await expect(getButton(page)).toBeFocused();
});

// Spec: search/phone-keyboard-screen
test('no field is so small that a phone zooms in on it', async ({ page }) => {
  await page.goto('/docs');
  await getButton(page).tap();
  const getSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  expect(await getBox(page).field.evaluate(getSize)).toBeGreaterThanOrEqual(16);
  await page.goto('/search');
  for (const field of await page.getByRole('main').locator('input, select').all())
    expect(await field.evaluate(getSize)).toBeGreaterThanOrEqual(16);
});

// Spec: search/phone-keyboard-screen
test('the on-screen keyboard covers neither the last result nor the link to all of them', async ({
  page,
}) => {
  await fakeKeyboard(page);
  await page.goto('/docs');
  const { box, field, options, seeAll } = await search(page, 'gateway');
  await expect(options.first()).toBeVisible();
  await showKeyboard(page, { height: KEYBOARD_TOP, offsetTop: 0 });
  await expect.poll(async () => (await box.boundingBox())?.height).toBe(KEYBOARD_TOP);
  const getBottom = async (part: typeof seeAll) => {
    const area = await part.boundingBox();
    return (area?.y ?? 0) + (area?.height ?? Number.POSITIVE_INFINITY);
  };
  expect(await getBottom(seeAll)).toBeLessThanOrEqual(KEYBOARD_TOP);
  await field.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => getBottom(options.last())).toBeLessThanOrEqual(KEYBOARD_TOP);
  // iOS scrolls the window below the keyboard's edge to show a field.
  await showKeyboard(page, { height: KEYBOARD_TOP, offsetTop: 40 });
  await expect.poll(async () => (await box.boundingBox())?.y).toBe(40);
  await showKeyboard(page, { height: 560, offsetTop: 0 });
  await expect.poll(() => box.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 560 });
});

test('a reader who zooms in sees a part of the box, not a smaller box', async ({ page }) => {
  await fakeKeyboard(page);
  await page.goto('/docs');
  const { box } = await search(page, '');
  await page.evaluate(() => {
    Object.assign(window.visualViewport ?? {}, { scale: 2, height: innerHeight / 2, offsetTop: 100 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  expect(await box.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 560 });
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('it has the whole screen as well', async ({ page }) => {
    await page.goto('/docs');
    await getButton(page).tap();
    expect(await getBox(page).box.boundingBox()).toEqual({ x: 0, y: 0, width: 740, height: 360 });
  });
});
