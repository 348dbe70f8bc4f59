import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blockStorage, expect, getBox, openActive, type Page, search } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('search-site', {
  prepare: async (dir) => {
    const items = [
      { type: 'link', label: 'Network', to: '/docs/network', position: 'left' },
      { type: 'link', label: 'Elsewhere', href: 'https://other.example/', position: 'left' },
    ];
    const config = { title: 'Search Site', docs: { showLastUpdateTime: false }, navbar: { items } };
    await writeFile(path.join(dir, 'site.config.ts'), `export default ${JSON.stringify(config)};\n`);
  },
});

test.beforeEach(async ({ page }) => {
  await page.goto('/docs');
});

function getLists(page: Page) {
  const { box } = getBox(page);
  return {
    favourites: box.getByRole('region', { name: 'Favorites' }),
    recent: box.getByRole('region', { name: 'Recent' }),
    scopes: box.getByRole('region', { name: 'Narrow it down' }),
    ways: box.getByRole('region', { name: 'Start from' }),
  };
}

/** Opens the first result of each query, then the box with nothing in its field. */
async function visit(page: Page, ...queries: string[]) {
  for (const query of queries) {
    const { options } = await search(page, query);
    await expect(options.first()).toBeVisible();
    await openActive(page);
  }
  return search(page, '');
}

// Spec: search/recent-places-favourites-scopes
test('before anything is typed it offers ways into the site and ways to narrow a search down', async ({
  page,
}) => {
  const { field, options } = await search(page, '');
  const { ways, scopes, recent, favourites } = getLists(page);
  await expect(ways.getByRole('link')).toHaveText(['Network']);
  await expect(recent).toBeHidden();
  await expect(favourites).toBeHidden();
  await scopes.getByRole('button', { name: 'out: Outputs' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('out:');
  await page.keyboard.type('vpc_id');
  await expect(options).toHaveCount(1);
  await expect(options.first()).toContainText('Output');
});

// Spec: search/recent-places-favourites-scopes
test('opened places are listed for the next time, can be kept and dropped', async ({ page }) => {
  await visit(page, 'peering');
  await expect(page).toHaveURL('/docs/network#peering');
  await page.reload();
  const { box, field } = await search(page, '');
  const { recent, favourites } = getLists(page);
  await expect(recent.getByRole('link')).toHaveText(/Peering/);
  await box
    .getByRole('button', { name: 'Add Peering, Virtual Private Cloud (VPC) to the favorites' })
    .click();
  await expect(recent).toBeHidden();
  await expect(favourites.getByRole('link')).toHaveAttribute('href', '/docs/network#peering');
  await expect(favourites.getByRole('link')).toBeFocused();
  await page.reload();
  await search(page, '');
  await box.getByRole('button', { name: /^Remove Peering/ }).click();
  await expect(favourites).toBeHidden();
  await expect(field).toBeFocused();
});

// Spec: search/recent-places-favourites-scopes
test('a favourite opens like a result', async ({ page }) => {
  const { box } = await visit(page, 'subnets');
  await box.getByRole('button', { name: /^Add / }).click();
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/network/);
});

test('the arrow keys go through the lists and to the buttons of a row; typing goes on in the field', async ({
  page,
}) => {
  const { field, options } = await visit(page, 'peering', 'welcome');
  const { recent, scopes } = getLists(page);
  const links = recent.getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(recent.getByRole('button', { name: /^Add Peering/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(recent.getByRole('button', { name: /^Remove Peering/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(scopes.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('peering');
  await expect(field).toHaveValue('peering');
  await expect(options.first()).toContainText('Peering');
});

test('a place that is removed leaves the keyboard at the one after it', async ({ page }) => {
  await visit(page, 'peering', 'welcome');
  const { recent } = getLists(page);
  await recent.getByRole('button', { name: 'Remove Welcome' }).click();
  await expect(recent.getByRole('link')).toHaveText([/Peering/]);
  await expect(recent.getByRole('link')).toBeFocused();
});

// Spec: search/recent-places-favourites-scopes
test('where storage is blocked everything else works, and nothing is remembered', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/docs');
  await visit(page, 'peering');
  await expect(page).toHaveURL('/docs/network#peering');
  await expect(getLists(page).scopes).toBeVisible();
  await expect(getLists(page).recent).toBeHidden();
});

test('markup in what is remembered is text, and links away from the site are none', async ({ page }) => {
  await page.evaluate(() => {
    const places = [
      { url: '/docs/network', title: '<img src=x onerror="document.title=1">', page: '' },
      { url: 'javascript:document.title=2', title: 'Bad', page: '' },
    ];
    localStorage.setItem('search.recent:/en', JSON.stringify(places));
  });
  await search(page, '');
  await expect(getLists(page).recent.getByRole('link')).toHaveText([
    '<img src=x onerror="document.title=1">',
  ]);
  await expect(page).toHaveTitle(/Welcome/);
});
