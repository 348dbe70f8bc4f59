import { holdAnswers } from './support/hold-answers.ts';
import { whenReady } from './support/loaded-page.ts';
import { expect, GATEWAYS, getBox, type Page, search, writeGateways } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('search-site', { prepare: writeGateways });
const FAILED = 'Search is not working right now.';

test.beforeEach(async ({ page }) => {
  await page.goto('/docs');
});

for (const [name, answer] of [
  ['missing', { status: 404, body: 'Not found' }],
  ['another file', { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }],
  ['something else', { status: 200, contentType: 'application/json', body: '{"shards":1}' }],
] as const) {
  // Spec: search/index-missing-part-lost
  test(`an index that is ${name} is told, and trying again works once it is there`, async ({ page }) => {
    await page.route('**/index.json', (route) => route.fulfill(answer));
    const { box, status, options } = await search(page, 'peering');
    await expect(status).toHaveText(FAILED);
    await page.unroute('**/index.json');
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(options.first()).toContainText('Peering');
  });
}

// Spec: search/index-missing-part-lost
test('a lost connection is told, and the next keystroke tries again', async ({ page, context }) => {
  const { status, options, field } = await search(page, 'peering');
  await expect(options.first()).toBeVisible();
  await context.setOffline(true);
  await field.fill('gateway');
  await expect(status).toHaveText(FAILED);
  await context.setOffline(false);
  await field.fill('subnets');
  await expect(options.first()).toBeVisible();
});

// Spec: search/index-missing-part-lost
test('with one file of records missing the other results are shown, with a word about it', async ({
  page,
}) => {
  let missing: string | undefined;
  await page.route('**/r*.json*', (route) => {
    missing ??= route.request().url();
    return route.request().url() === missing ? route.abort() : route.continue();
  });
  const { box, options } = await search(page, 'gateway 3');
  await expect(options.first()).toBeVisible();
  await expect(box.getByText('Part of the index could not be loaded')).toBeVisible();
});

async function expectNoHarm(page: Page, text: string): Promise<void> {
  const { status, field, list } = await search(page, text);
  await expect(list).not.toHaveAttribute('aria-busy', 'true');
  await expect(status).toHaveText(/documents? found|No results were found|^$/);
  await expect(page).not.toHaveTitle('broken');
  expect(await page.locator('dialog img, main img').count()).toBe(0);
  await field.fill('peering');
  await expect(getBox(page).options.first()).toContainText('Peering');
  await expect(page).not.toHaveTitle('broken');
}

for (const [name, text] of [
  ['10,000 characters', 'gateway '.repeat(1250)],
  ['one word of 10,000 characters', 'x'.repeat(10_000)],
  ['control characters', 'peer\u0000\u0007ing\u202e'],
  ['markup', `<img src=x onerror="document.title='broken'">`],
  ['signs only', '*** )( \\ // [ ]'],
  ['half a character', '\ud83d'],
  ['names that objects have', '__proto__ constructor toString'],
  ['a regular expression', '(a+)+$ .* [z-a]'],
] as const) {
  // Spec: search/long-queries-control-characters
  test(`a query of ${name} does no harm`, async ({ page }) => {
    await expectNoHarm(page, text);
  });
}

// Spec: search/long-queries-control-characters
test('markup in an address is text on the search page', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent(`<img src=x onerror="document.title='broken'">`)}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/found/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  await expect(page).not.toHaveTitle('broken');
  expect(await page.locator('main img').count()).toBe(0);
});

test('the search page tells of a failure as well', async ({ page }) => {
  await page.route('**/index.json', (route) => route.abort());
  await page.goto('/search?q=peering');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(FAILED);
  await page.unroute('**/index.json');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(status).toHaveText('2 documents found');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
});

test('where more results cannot be loaded those that are there stay, and trying again goes on', async ({
  page,
}) => {
  await page.goto('/search?q=gateway');
  const main = page.getByRole('main');
  const pages = main.locator('[data-search-list] > li');
  await expect(pages).toHaveCount(15);
  await page.route('**/search-index/**', (route) => route.abort());
  const retry = main.getByRole('button', { name: 'Retry' });
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(retry).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await pages.count()).toBeGreaterThanOrEqual(15);
  await page.unroute('**/search-index/**');
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(pages).toHaveCount(GATEWAYS, { timeout: 500 });
  }).toPass();
  expect(new Set(await pages.locator('h2').allTextContents()).size).toBe(GATEWAYS);
});

test('the search page tells of results that it could not load', async ({ page }) => {
  let missing: string | undefined;
  await page.route('**/r*.json*', (route) => {
    missing ??= route.request().url();
    return route.request().url() === missing ? route.abort() : route.continue();
  });
  await page.goto('/search?q=gateway+3');
  await expect(page.getByRole('main').getByText('Part of the index could not be loaded')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/documents found/);
});

test('Enter tries again where the search has failed', async ({ page }) => {
  await page.route('**/index.json', (route) => route.abort());
  const { status, options } = await search(page, 'peering');
  await expect(status).toHaveText(FAILED);
  await page.unroute('**/index.json');
  await page.keyboard.press('Enter');
  await expect(options.first()).toContainText('Peering');
});

test('where the code of the search page does not arrive it shows other ways, and Enter tries again', async ({
  page,
}) => {
  await page.route('**/search-page-*.js', (route) => route.abort());
  await page.goto('/search?q=peering');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Start from' })).toBeVisible();
  await page.unroute('**/search-page-*.js');
  await main.getByRole('searchbox', { name: 'Search' }).fill('peering');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toHaveText('2 documents found');
});

test('where no code of the search arrives the reader is told, and can try again', async ({ page }) => {
  const code = /\/(?:search-(?:box|page|result)|render-results|embedded-provider)[\w-]*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/docs/network');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(FAILED);
  await expect(main.getByRole('region', { name: 'Start from' })).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search' }).fill('peering');
  await page.unroute(code);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('status')).toHaveText('2 documents found');
  await expect(main.getByRole('alert')).toBeHidden();
});

// Spec: search/index-missing-part-lost
test('where the code of the box does not arrive, the search page opens', async ({ page }) => {
  await page.route('**/search-box-*.js', (route) => route.abort());
  await page.goto('/docs/network');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
});

// Spec: search/index-missing-part-lost
test('whoever gives the box up stays on the page when its code does not arrive', async ({ page }) => {
  const release = await holdAnswers(page, '**/search-box-*.js', 'abort');
  await page.goto('/docs/network');
  await whenReady(page);
  const asked = page.waitForRequest('**/search-box-*.js');
  await page.keyboard.press('/');
  const code = (await asked).url();
  await page.keyboard.press('Escape');
  // Fails with the box, as it is the same file.
  const failed = page.evaluate((url) => import(url).catch(() => 'failed'), code);
  release();
  expect(await failed).toBe('failed');
  await expect(page).toHaveURL('/docs/network');
});

// Spec: search/index-missing-part-lost
test('a box whose code comes with the next page does not open over that', async ({ page }) => {
  const release = await holdAnswers(page, '**/search-box-*.js');
  await whenReady(page);
  const asked = page.waitForRequest('**/search-box-*.js');
  await page.keyboard.press('/');
  await asked;
  await page.evaluate(() => void navigation.navigate('/docs/network'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Virtual Private Cloud (VPC)');
  release();
  await expect(page.locator('.search-dialog')).toBeAttached();
  await expect(getBox(page).box).toBeHidden();
});
