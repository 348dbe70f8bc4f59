import { expect, GATEWAYS, getSearchPage, writeGateways } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('search-site', { prepare: writeGateways });

// Spec: search/page-search-q-address
test('without a query it invites to type, and what is typed becomes title and address', async ({ page }) => {
  await page.goto('/search');
  const { field, heading, status } = getSearchPage(page);
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

// Spec: search/page-search-q-address
test('more results come as the reader scrolls, until all are there', async ({ page }) => {
  await page.goto('/search?q=gateway');
  const { pages } = getSearchPage(page);
  await expect(pages).toHaveCount(15);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(pages).not.toHaveCount(15);
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(pages).toHaveCount(GATEWAYS, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Show more results' })).toBeHidden();
  const titles = await pages.locator('h2').allTextContents();
  expect(new Set(titles).size).toBe(GATEWAYS);
});

// Spec: search/page-search-q-address
test('where nothing tells of scrolling a button brings more results', async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  await page.goto('/search?q=gateway');
  const { pages } = getSearchPage(page);
  await expect(pages).toHaveCount(15);
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect(pages).toHaveCount(30);
});

// Spec: search/page-search-q-address
test('a kind narrows the results', async ({ page }) => {
  await page.goto('/search?q=vpc_id');
  const { kind, status, pages } = getSearchPage(page);
  await expect(status).toHaveText(/documents found/);
  await kind.selectOption('Outputs');
  await expect(status).toHaveText('One document found');
  await expect(pages.getByRole('link').last()).toHaveAttribute('href', '/docs/network#output-vpc_id');
  await expect(page).toHaveURL('/search?q=vpc_id&kind=output');
  await page.reload();
  await expect(kind).toHaveValue('output');
  await expect(status).toHaveText('One document found');
});

test('a page is named once, with what was found of it, and its places below', async ({ page }) => {
  await page.goto('/search?q=network');
  const { pages } = getSearchPage(page);
  const item = pages.filter({ hasText: 'Virtual Private Cloud' });
  await expect(item.getByRole('heading', { level: 2 })).toHaveText('Virtual Private Cloud (VPC)');
  await expect(item.getByRole('link', { name: /Virtual Private Cloud/ })).toHaveCount(1);
  await expect(item.locator('mark').first()).toHaveText(/network/i);
});

test('without a query it shows where to begin, with one only what it found', async ({ page }) => {
  await page.goto('/search');
  const ways = page.getByRole('region', { name: 'Start from' });
  await expect(ways.getByRole('link', { name: 'Welcome' })).toBeVisible();
  await getSearchPage(page).field.fill('peering');
  await expect(ways).toBeHidden();
});

test.describe('for other programs', () => {
  // The test itself makes documents out of text, which the policy of a page allows to none but the site.
  test.use({ bypassCSP: true });

  // Spec: search/page-search-q-address
  test('search engines are told to leave it alone, and browsers how to search', async ({ page }) => {
    await page.goto('/search');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    const description = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="search"]');
      const text = await (await fetch(link?.href ?? '')).text();
      const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml');
      const get = (name: string) => root.getElementsByTagName(name)[0];
      return {
        type: link?.type,
        root: `${root.namespaceURI}${root.localName}`,
        name: get('ShortName')?.textContent,
        description: get('Description')?.textContent,
        result: get('Url')?.getAttribute('type'),
        template: get('Url')?.getAttribute('template'),
      };
    });
    expect(description).toEqual({
      type: 'application/opensearchdescription+xml',
      root: 'http://a9.com/-/spec/opensearch/1.1/OpenSearchDescription',
      name: 'Search Site',
      description: 'Search Search Site',
      result: 'text/html',
      template: 'http://localhost:3000/search?q={searchTerms}',
    });
    const result = new URL(description.template?.replace('{searchTerms}', 'peering') ?? '');
    await page.goto(result.pathname + result.search);
    await expect(getSearchPage(page).status).toHaveText('2 documents found');
  });
});

test('a query that finds nothing says so', async ({ page }) => {
  await page.goto('/search?q=zzzzqqqq');
  await expect(getSearchPage(page).status).toHaveText('No results were found');
  // Who looks is told by the message, once.
  await expect(getSearchPage(page).status).toHaveCSS('clip-path', 'inset(50%)');
  expect((await getSearchPage(page).status.boundingBox())?.height).toBe(1);
});

test('the page for unknown addresses searches too', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('peering');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=peering');
  await expect(getSearchPage(page).status).toHaveText('2 documents found');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Spec: search/page-search-q-address
  test('it says where else to look, and offers nothing that does not work', async ({ page }) => {
    await page.goto('/docs/network');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript p')).toContainText('Search needs JavaScript.');
    await expect(getSearchPage(page).field).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Welcome' }).click();
    await expect(page).toHaveURL('/docs/');
  });
});

test('the name of an input has the looks of a title, not of code in a text', async ({ page }) => {
  await page.goto('/search?q=instance_types');
  const name = getSearchPage(page).pages.locator('code').first();
  await expect(name).toBeVisible();
  const looks = await name.evaluate((element) => {
    const { backgroundColor, outlineStyle, paddingInlineStart } = getComputedStyle(element);
    return { backgroundColor, outlineStyle, paddingInlineStart };
  });
  expect(looks).toEqual({
    backgroundColor: 'rgba(0, 0, 0, 0)',
    outlineStyle: 'none',
    paddingInlineStart: '0px',
  });
});
