import { expect, getBox, type Page, search, writeGateways } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('search-site', { prepare: writeGateways });
const FAILED = 'Search does not work at the moment.';

test.beforeEach(async ({ page }) => {
  await page.goto('/docs');
});

for (const [name, answer] of [
  ['missing', { status: 404, body: 'Not found' }],
  ['another file', { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }],
  ['something else', { status: 200, contentType: 'application/json', body: '{"shards":1}' }],
] as const) {
  test(`an index that is ${name} is told, and trying again works once it is there`, async ({ page }) => {
    await page.route('**/index.json', (route) => route.fulfill(answer));
    const { box, status, options } = await search(page, 'peering');
    await expect(status).toHaveText(FAILED);
    await page.unroute('**/index.json');
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(options.first()).toContainText('Peering');
  });
}

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

test('with one file of records missing the other results are shown, with a word about it', async ({
  page,
}) => {
  await page.route('**/r1.json*', (route) => route.abort());
  const { box, options } = await search(page, 'gateway');
  await expect(options.first()).toBeVisible();
  await expect(box.getByText('Part of the index could not be loaded')).toBeVisible();
});

test('without storage the box works and remembers nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/docs');
  const { options } = await search(page, 'peering');
  await options.first().click();
  await expect(page).toHaveURL('/docs/network#peering');
  await search(page, '');
  await expect(getBox(page).box.getByText('Narrow it down')).toBeVisible();
});

async function expectNoHarm(page: Page, text: string): Promise<void> {
  const { status, field } = await search(page, text);
  await expect(status).toHaveText(/documents? found|No results were found|^$/);
  await expect(page).not.toHaveTitle('broken');
  expect(await page.locator('dialog img, main img').count()).toBe(0);
  await field.fill('peering');
  await expect(getBox(page).options.first()).toContainText('Peering');
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
  test(`a query of ${name} does no harm`, async ({ page }) => {
    await expectNoHarm(page, text);
  });
}

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
  await expect(status).toContainText(FAILED);
  await page.unroute('**/index.json');
  await status.getByRole('button', { name: 'Retry' }).click();
  await expect(status).toHaveText('2 documents found');
});

test('where the code of the box does not arrive, the search page opens', async ({ page }) => {
  await page.route('**/search-box-*.js', (route) => route.abort());
  await page.goto('/docs/network');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
});
