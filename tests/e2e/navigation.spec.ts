import { changeAnswers } from './support/change-answers.ts';
import { holdAnswers } from './support/hold-answers.ts';
import {
  expect,
  expectNoReload,
  expectReload,
  heading,
  link,
  markDocument,
  openPage,
  saveData,
  test,
} from './support/runtime-site.ts';

test.beforeEach(async ({ page }) => {
  await saveData(page);
  await openPage(page, 'docs/');
  await markDocument(page);
});

// Spec: navigation/next-page-loads-while, navigation/title-title-site-announced
test('a link swaps the page without loading the document anew', async ({ page, sitePath }) => {
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  await expectNoReload(page);
  await expect(page).toHaveURL('docs/long');
  await expect(page).toHaveTitle('Long | Fixture');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://fixture.test${sitePath}docs/long`,
  );
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'About Long.');
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  const data = page.locator('script[type="application/ld+json"]');
  await expect.poll(async () => (await data.allTextContents()).join()).toMatch(/^[^,].*"headline":"Long"/);
  await expect(data).toHaveCount(1);
});

test('navbar and sidebar mark the new page', async ({ page }) => {
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Long' })).toHaveAttribute('aria-current', 'page');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1);
});

// Spec: navigation/title-title-site-announced, routes/skip-link-focus-content
test('focus goes to the content and the title is announced', async ({ page }) => {
  await link(page, 'Long').click();
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText('Long | Fixture');
});

// Spec: routes/skip-link-focus-content
test('a page that brings a main part of its own has the focus as a whole', async ({ page, sitePath }) => {
  await page.evaluate((to) => window.navigation.navigate(to), `${sitePath}own-main`);
  await expect(heading(page, 'Own main')).toBeVisible();
  await expect(page.locator('#_main')).toBeFocused();
  await expect(page.locator('#_main main')).toHaveCount(1);
  await expectNoReload(page);
});

// Spec: navigation/view-scrolls-hash-top
test('a page opens at its top, back returns to where it was left', async ({ page }) => {
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  await page.getByRole('link', { name: 'Other at the end' }).click();
  await expect(heading(page, 'Other')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Long')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Other at the end' })).toBeInViewport();
  await page.goForward();
  await expect(heading(page, 'Other')).toBeVisible();
  await expectNoReload(page);
});

// Spec: navigation/view-scrolls-hash-top
test('a hash leads to its heading, which the navbar does not cover', async ({ page }) => {
  await page.getByRole('link', { name: 'Third part' }).click();
  const target = page.locator('#third');
  await expect(target).toBeFocused();
  await expect(page.locator('[data-navbar]')).toHaveAttribute('data-hidden');
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(200);
});

test('a hash on the same page fetches nothing', async ({ page }) => {
  await openPage(page, 'docs/long');
  await markDocument(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await link(page, 'Second').click();
  await expect(page.locator('#second')).toBeInViewport();
  await expectNoReload(page);
  expect(requests).toEqual([]);
});

test('a link to the very page only scrolls up', async ({ page }) => {
  await openPage(page, 'docs/long');
  await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Long' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectNoReload(page);
  expect(requests).toEqual([]);
});

// Spec: routes/trailing-index-html-stripped
test('index.html is stripped from the address', async ({ page }) => {
  await openPage(page, 'docs/index.html?q=1#x');
  await expect(page).toHaveURL('docs/?q=1#x');
});

test('after a redirect the address tells where the page is', async ({ page }) => {
  await page.evaluate(() => window.navigation.navigate('long.html#second'));
  await expect(heading(page, 'Long')).toBeVisible();
  await expect(page).toHaveURL('docs/long#second');
  await expectNoReload(page);
  await page.goBack();
  await expect(heading(page, 'Start')).toBeVisible();
  await expectNoReload(page);
});

// Spec: routes/any-other-path-404
test('a page that does not exist shows the 404 page in place', async ({ page }) => {
  await page.evaluate(() => window.navigation.navigate('nowhere'));
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expectNoReload(page);
});

// Spec: routes/routes-exact-matches
test('a page has one address: what follows it is not found', async ({ page }) => {
  for (const url of ['docs/long/', 'docs/long/more', 'docs/lon', 'docs/Long']) {
    const response = await page.request.get(url, { maxRedirects: 0 });
    expect([url, response.status()]).not.toEqual([url, 200]);
  }
});

// Spec: navigation/links-other-sites-pathname
test('a link to another site opens a tab that knows nothing of this one', async ({ page }) => {
  const example = link(page, 'Example');
  await expect(example).toHaveAttribute('target', '_blank');
  await expect(example).toHaveAttribute('rel', 'noopener noreferrer');
});

// Spec: navigation/links-other-sites-pathname
test('a link written with pathname: is a plain page load', async ({ page, siteUrl }) => {
  await openPage(page, './');
  await markDocument(page);
  await link(page, 'Islands').click();
  await expect(page).toHaveURL(new URL('/islands', siteUrl).href);
  await expectReload(page);
});

// Spec: errors/undecodable-pathname-could-not
test('a link whose path makes no sense is an error for its author', async ({ page, faults }) => {
  const thrown = page.waitForEvent('pageerror');
  await link(page, 'Long').evaluate((element) => element.setAttribute('href', '%E0%A4%A'));
  await link(page, 'Long').click();
  expect((await thrown).message).toContain('could not be decoded');
  faults.splice(0);
});

test('a link that asks for it is a plain page load', async ({ page }) => {
  const long = link(page, 'Long');
  await long.evaluate((element) => element.setAttribute('data-no-router', ''));
  await long.click();
  await expect(heading(page, 'Long')).toBeVisible();
  await expectReload(page);
});

// Spec: navigation/links-other-sites-pathname
test('a modified click opens a tab and leaves this page', async ({ page, context }) => {
  const opened = context.waitForEvent('page');
  await link(page, 'Long').click({ modifiers: ['ControlOrMeta'] });
  await expect(heading(await opened, 'Long')).toBeVisible();
  await expect(heading(page, 'Start')).toBeVisible();
});

test('a page of another build is loaded as a whole', async ({ page }) => {
  await changeAnswers(page, '**/docs/long', (html) =>
    html.replace(/data-build-id="\w+"/, 'data-build-id="newer"'),
  );
  await link(page, 'Long').click();
  await expect(page.locator('html[data-build-id="newer"]')).toBeAttached();
  await expectReload(page);
});

// Spec: navigation/next-page-loads-while
test('a later click wins over an earlier one that is still loading', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/docs/long', async (route) => {
    await held;
    // The browser may have given the request up.
    await route.continue().catch(() => undefined);
  });
  await page.evaluate(() => {
    document.addEventListener('gw:navigated', () => {
      const count = Number(document.body.dataset.navigations ?? 0);
      document.body.dataset.navigations = String(count + 1);
    });
  });
  await link(page, 'Long').click();
  await expect(page).toHaveURL('docs/long');
  await link(page, 'Other').click();
  await expect(heading(page, 'Other')).toBeVisible();
  release();
  await expect(page).toHaveURL('docs/other');
  await expect(page.locator('body')).toHaveAttribute('data-navigations', '1');
  await page.goBack();
  await expect(heading(page, 'Long')).toBeVisible();
  // One for each page that was shown: the held answer has not come after all.
  await expect(page.locator('body')).toHaveAttribute('data-navigations', '2');
});

for (const [way, asked] of [
  ['link', ['docs/other']],
  ['way back', ['docs/']],
  ['link after a way back', ['docs/', 'docs/other']],
] as const) {
  // Spec: navigation/next-page-loads-while
  test(`a ${way} that the reader stops leaves page, address and place`, async ({ page }) => {
    await link(page, 'Long').click();
    await expect(heading(page, 'Long')).toBeVisible();
    for (const url of asked) {
      await holdAnswers(page, `**/${url}`);
      if (url === 'docs/other') await page.getByRole('link', { name: 'Other at the end' }).click();
      else await page.evaluate(() => history.back());
      await expect(page).toHaveURL(url);
    }
    await page.evaluate(() => scrollTo(0, 300));
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.stopLoading');
    await expect(page).toHaveURL('docs/long');
    await expect(heading(page, 'Long')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await expectNoReload(page);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Other at the end' }).click();
    await expect(heading(page, 'Other')).toBeVisible();
    await expectNoReload(page);
  });
}
