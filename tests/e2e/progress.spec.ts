import { createGate } from './support/gate.ts';
import { holdAnswers } from './support/hold-answers.ts';
import {
  expect,
  expectNoReload,
  heading,
  link,
  markDocument,
  openPaused,
  type Page,
  saveData,
  test,
} from './support/runtime-site.ts';

const bar = (page: Page) => page.locator('#nprogress .bar');

/** Follows a link to a page whose answer waits for the returned function. */
async function followSlowLink(page: Page): Promise<() => void> {
  const release = await holdAnswers(page, '**/docs/long');
  const asked = page.waitForRequest('**/docs/long');
  await link(page, 'Long').click();
  await asked;
  return release;
}

test.beforeEach(async ({ page }) => {
  await saveData(page);
  await openPaused(page, 'docs/');
  await markDocument(page);
});

// Spec: constants/progress-1000-ms-minimum, navigation/next-page-loads-while
test('a slow page shows a bar after 1000 ms, the old page stays, and both go with it', async ({ page }) => {
  const arrive = await followSlowLink(page);
  await page.clock.runFor(999);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  await expect(heading(page, 'Start')).toBeVisible();
  arrive();
  await expect(heading(page, 'Long')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expectNoReload(page);
});

// Spec: constants/progress-1000-ms-minimum
test('the bar begins at 8 % with steps of 200 ms and grows by up to 2 % every 800 ms', async ({ page }) => {
  const arrive = await followSlowLink(page);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%/);
  await expect(bar(page)).toHaveCSS('transition', /0\.2s/);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await page.evaluate(() => {
    Math.random = () => 1;
  });
  // The first step is through after its 200 ms; then time counts for the next.
  await page.clock.runFor(799);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%/);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-90%/);
  await page.clock.runFor(800);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-88%/);
  arrive();
  await expect(heading(page, 'Long')).toBeVisible();
});

// Spec: constants/progress-1000-ms-minimum
test('the bar is a thin blue line above everything, with a light at its end', async ({ page }) => {
  const arrive = await followSlowLink(page);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(34, 153, 221)');
  await expect(bar(page)).toHaveCSS('height', '2px');
  await expect(bar(page)).toHaveCSS('z-index', '1031');
  const peg = page.locator('#nprogress .peg');
  await expect(peg).toHaveCSS('width', '100px');
  await expect(peg).toHaveCSS('rotate', '3deg');
  arrive();
  await expect(heading(page, 'Long')).toBeVisible();
});

// Spec: constants/progress-1000-ms-minimum
test('a fast page shows no bar and loads no code for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('/progress-'))).toEqual([]);
});

// Spec: errors/page-fails-load-message
test('a connection that breaks on the way ends the bar, with a message and Retry', async ({ page }) => {
  const gate = createGate();
  let attempts = 0;
  await page.route('**/docs/long', async (route) => {
    await gate.opened;
    attempts++;
    // The second asks whether a redirect leads elsewhere, the third is for a copy of an earlier visit.
    if (attempts <= 3) await route.abort('internetdisconnected');
    else await route.continue();
  });
  const asked = page.waitForRequest('**/docs/long');
  await link(page, 'Long').click();
  await asked;
  await page.clock.runFor(1000);
  await expect(bar(page)).toBeVisible();
  gate.open();
  await expect(page.getByRole('alert')).toContainText('the server could not be reached');
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Long')).toBeVisible();
  await expectNoReload(page);
});
