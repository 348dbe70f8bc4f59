import { expect, GATEWAYS, type Page, writeGateways } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('search-site', { prepare: writeGateways });

function getParts(page: Page) {
  const main = page.getByRole('main');
  return {
    field: main.getByRole('searchbox', { name: 'Search' }),
    kind: main.getByRole('combobox', { name: 'Kind' }),
    status: main.getByRole('status'),
    pages: main.locator('[data-search-list] > li'),
    heading: page.getByRole('heading', { level: 1 }),
  };
}

test('without a query it invites to type, and what is typed becomes title and address', async ({ page }) => {
  await page.goto('/search');
  const { field, heading, status } = getParts(page);
  await expect(heading).toHaveText('Search the documentation');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'Type your search here');
  await field.fill('peering');
  await expect(heading).toHaveText('Search results for "peering"');
  await expect(page).toHaveTitle('Search results for "peering" | Search Site');
  await expect(page).toHaveURL('/search?q=peering');
  await expect(status).toHaveText('2 documents found');
  await field.fill('');
  await expect(heading).toHaveText('Search the documentation');
  await expect(page).toHaveURL('/search');
});

test('the address brings a query, and going back leaves the page at once', async ({ page }) => {
  await page.goto('/docs/');
  await page.goto('/search?q=gateway');
  const { field, status } = getParts(page);
  await expect(field).toHaveValue('gateway');
  await expect(status).toHaveText(`${GATEWAYS} documents found`);
  await field.fill('gateways');
  await expect(page).toHaveURL('/search?q=gateways');
  await page.goBack();
  await expect(page).toHaveURL('/docs/');
});

test('more results come as the reader scrolls, until all are there', async ({ page }) => {
  await page.goto('/search?q=gateway');
  const { pages } = getParts(page);
  await expect(pages).toHaveCount(15);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(pages).not.toHaveCount(15);
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(pages).toHaveCount(GATEWAYS, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Show more results' })).toBeHidden();
  const titles = await pages.locator('h2').allTextContents();
  expect(new Set(titles).size).toBe(GATEWAYS);
});

test('a kind narrows the results', async ({ page }) => {
  await page.goto('/search?q=vpc_id');
  const { kind, status, pages } = getParts(page);
  await expect(status).toHaveText(/documents found/);
  await kind.selectOption('Outputs');
  await expect(status).toHaveText('One document found');
  await expect(pages.getByRole('link').last()).toHaveAttribute('href', '/docs/network#output-vpc_id');
});

test('it works after client navigation, and comes back with its query', async ({ page }) => {
  await page.goto('/search?q=peering');
  const { pages, heading } = getParts(page);
  await pages.getByRole('link').last().click();
  await expect(page).toHaveURL('/docs/network#peering');
  await page.goBack();
  await expect(heading).toHaveText('Search results for "peering"');
  await expect(pages).toHaveCount(1);
});

test('a query that finds nothing says so', async ({ page }) => {
  await page.goto('/search?q=zzzzqqqq');
  await expect(getParts(page).status).toHaveText('No results were found');
});

test('the page for unknown addresses searches too', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('peering');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=peering');
  await expect(getParts(page).status).toHaveText('2 documents found');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says where else to look, and offers nothing that does not work', async ({ page }) => {
    await page.goto('/docs/network');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
    await expect(getParts(page).field).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Welcome' }).click();
    await expect(page).toHaveURL('/docs/');
  });
});
