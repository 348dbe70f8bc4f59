import { holdAnswers } from './support/hold-answers.ts';
import { expect, GATEWAYS, getSearchPage, type Page, search, writeGateways } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('search-site', { prepare: writeGateways });

function whenReady(page: Page): Promise<void> {
  return page.locator('html[data-client-navigation]').waitFor();
}

// Spec: routes/search-q
test('the address brings a query, and going back leaves the page at once', async ({ page }) => {
  await page.goto('/docs/');
  await page.goto('/search?q=gateway');
  const { field, status } = getSearchPage(page);
  await expect(field).toHaveValue('gateway');
  await expect(status).toHaveText(`${GATEWAYS} documents found`);
  await field.fill('gateways');
  await expect(page).toHaveURL('/search?q=gateways');
  await page.goBack();
  await expect(page).toHaveURL('/docs/');
});

// Spec: routes/search-q
test('whoever goes back before the page works stays where they are', async ({ page }) => {
  const release = await holdAnswers(page, /\/search-page-[^/]*\.js/);
  await page.goto('/docs/');
  await whenReady(page);
  const title = await page.title();
  const asked = page.waitForRequest(/\/search-page-[^/]*\.js/);
  await page.evaluate(() => void navigation.navigate('/search?q=gateway'));
  await asked;
  await page.goBack();
  await expect(page).toHaveTitle(title);
  const arrived = page.waitForResponse(/\/search-page-[^/]*\.js/);
  release();
  await (await arrived).finished();
  // By the time that the box has results the page would have had all that it waits for.
  const { options } = await search(page, 'gateway');
  await expect(options).toHaveCount(10);
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL('/docs/');
});

// Spec: routes/search-q
test('results stay until the page that is gone back to is there', async ({ page }) => {
  await page.goto('/search?q=gateway');
  await whenReady(page);
  const { pages, status } = getSearchPage(page);
  await expect(pages).toHaveCount(15);
  const release = await holdAnswers(page, '**/docs/network');
  await page.evaluate(() => {
    history.replaceState(null, '', '/docs/network');
    history.pushState(null, '', '/search?q=gateway');
  });
  const asked = page.waitForRequest('**/docs/network');
  await page.goBack();
  await asked;
  await expect(page).toHaveURL('/docs/network');
  await expect(pages).toHaveCount(15);
  await expect(status).toHaveText(`${GATEWAYS} documents found`);
  await expect(page).toHaveTitle('Search results for "gateway" | Search Site');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Virtual Private Cloud (VPC)');
  await expect(page).toHaveURL('/docs/network');
});

// Spec: routes/search-q
test('what is typed last leaves the address of the next page alone', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/search?q=gateway');
  await whenReady(page);
  const { field, pages } = getSearchPage(page);
  await expect(pages).toHaveCount(15);
  const release = await holdAnswers(page, '**/docs/network');
  await page.clock.pauseAt(3_600_000);
  await field.fill('peering');
  const asked = page.waitForRequest('**/docs/network');
  await page.evaluate(() => void navigation.navigate('/docs/network'));
  await asked;
  await page.clock.runFor(300);
  await expect(page).toHaveURL('/docs/network');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Virtual Private Cloud (VPC)');
  await expect(page).toHaveURL('/docs/network');
});

// Spec: routes/search-q
test('a page that was left is forgotten', async ({ page }) => {
  await page.goto('/docs/');
  await whenReady(page);
  await page.evaluate(() => void navigation.navigate('/search?q=gateway'));
  await expect(getSearchPage(page).pages).toHaveCount(15);
  const left = await page.evaluateHandle(() => {
    const found = document.querySelector('[data-search-page]');
    if (found === null) throw new Error('there is no search page');
    return new WeakRef(found);
  });
  await page.evaluate(() => void navigation.navigate('/docs/'));
  await expect(getSearchPage(page).field).toHaveCount(0);
  await expect(async () => {
    await page.requestGC();
    expect(await left.evaluate((reference) => reference.deref() === undefined)).toBe(true);
  }).toPass();
});

// Spec: routes/search-q
test('the way back from a result leads to its place in the list', async ({ page }) => {
  await page.goto('/search?q=gateway');
  await whenReady(page);
  const { pages } = getSearchPage(page);
  await expect(pages).toHaveCount(15);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(pages.nth(25)).toBeAttached();
  const result = pages.nth(25).getByRole('link').first();
  // Where the click finds it, once it moves no more.
  await result.hover();
  const before = await page.evaluate(() => window.scrollY);
  await result.click();
  await expect(page).toHaveURL(/\/docs\/gateways\//);
  await page.goBack();
  await expect(result).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('another query from the box, on this very page, is another page', async ({ page }) => {
  await page.goto('/search?q=peering');
  const { heading, status } = getSearchPage(page);
  await expect(status).toHaveText('2 documents found');
  const { seeAll, options } = await search(page, 'gateway');
  await expect(options.first()).toBeVisible();
  await seeAll.click();
  await expect(heading).toHaveText('Search results for "gateway"');
  await expect(status).toHaveText(`${GATEWAYS} documents found`);
  await page.goBack();
  await expect(heading).toHaveText('Search results for "peering"');
});

test('it works after client navigation, and comes back with its query', async ({ page }) => {
  await page.goto('/search?q=peering');
  const { pages, heading } = getSearchPage(page);
  await pages.getByRole('link').last().click();
  await expect(page).toHaveURL('/docs/network#peering');
  await page.goBack();
  await expect(heading).toHaveText('Search results for "peering"');
  await expect(pages).toHaveCount(1);
});
