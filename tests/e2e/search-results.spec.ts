import { createGate } from './support/gate.ts';
import { holdAnswers } from './support/hold-answers.ts';
import { expect, getBox, search, writeGateways } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('search-site', { prepare: writeGateways });

test.beforeEach(async ({ page }) => {
  await page.goto('/docs');
});

// Spec: search/results-page-kind-breadcrumb
test('an identifier is found first, and Enter goes to its row', async ({ page }) => {
  const { options } = await search(page, 'instance_types');
  await expect(options.first()).toContainText('node_groups.instance_types');
  await expect(options.first()).toContainText('Attribute');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/network#input-node_groups\.instance_types$/);
  await expect(getBox(page).box).toBeHidden();
});

// Spec: search/results-page-kind-breadcrumb
test('they are grouped by page, each with its kind, name and text, and what was searched for is marked', async ({
  page,
}) => {
  const { box, options, status } = await search(page, 'vpc_id');
  const group = box.getByRole('group', { name: 'Virtual Private Cloud (VPC)' });
  const input = group.getByRole('option').filter({ hasText: 'Input' });
  await expect(input.locator('code')).toHaveText('vpc_id');
  await expect(input).toContainText('The network to use.');
  await expect(options.first().locator('mark').first()).toHaveText('vpc');
  await expect(status).toHaveText(/^\d+ documents found$/);
});

// Spec: search/results-page-kind-breadcrumb
test('a page shows the way to it, a place in a page also whose it is', async ({ page }) => {
  const { box, field } = await search(page, 'gateway 7');
  const ways = box.locator('.search-group');
  await expect(ways.first()).toHaveText('Gateways');
  await field.fill('peering');
  await expect(ways.first()).toHaveText('Virtual Private Cloud (VPC)');
});

// Spec: search/arrow-keys-home-end
test('the arrow keys move among them and go round, Home and End lead to the ends', async ({ page }) => {
  const { field, options } = await search(page, 'gateway');
  await expect(options).toHaveCount(10);
  const expectActive = async (index: number) => {
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    const id = await options.nth(index).getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
  };
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('End');
  await expectActive(9);
  await page.keyboard.press('ArrowDown');
  await expectActive(0);
  await page.keyboard.press('ArrowUp');
  await expectActive(9);
  await page.keyboard.press('Home');
  await expectActive(0);
  await expect(field).toBeFocused();
});

// Spec: search/see-all-n-results
test('all of them are a click away', async ({ page }) => {
  const { seeAll } = await search(page, 'gateway');
  await expect(seeAll).toHaveText('See all 40 results');
  await seeAll.click();
  await expect(page).toHaveURL('/search?q=gateway');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "gateway"');
});

// Spec: search/results-page-kind-breadcrumb
test('a query that finds nothing says so', async ({ page }) => {
  const { box, status, options } = await search(page, 'zzzzqqqq');
  await expect(status).toHaveText('No results were found');
  await expect(box.getByText('Check the spelling')).toBeVisible();
  await expect(options).toHaveCount(0);
});

// Spec: search/arrow-keys-home-end
test('Enter before the results are there opens the first of them', async ({ page }) => {
  const release = await holdAnswers(page, '**/search-index/**/t*.json*');
  await search(page, 'peering');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/docs/network#peering');
});

// Spec: search/arrow-keys-home-end
test('a result opens in a new tab with Ctrl, and the box stays', async ({ page, context }) => {
  const { box, options } = await search(page, 'peering');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    options.first().click({ modifiers: ['Control'] }),
  ]);
  await expect(opened).toHaveURL('/docs/network#peering');
  await expect(box).toBeVisible();
});

test('Ctrl with Enter opens the active result in a new tab as well', async ({ page, context }) => {
  const { box, options } = await search(page, 'peering');
  await expect(options.first()).toBeVisible();
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(opened).toHaveURL('/docs/network#peering');
  await expect(box).toBeVisible();
});

// Spec: search/no-flicker-no-answer
test('the answer to an older query that comes late changes nothing', async ({ page }) => {
  const { field, options, list } = await search(page, 'peering');
  await expect(options.first()).toContainText('Peering');
  const gate = createGate();
  let waiting = 0;
  await page.route('**/search-index/**/*.json*', async (route) => {
    waiting++;
    await gate.opened;
    await route.continue();
    waiting--;
  });
  await field.fill('gateway 3');
  await expect.poll(() => waiting).toBeGreaterThan(0);
  // Everything that this one needs is there already.
  await field.fill('peering');
  // The results of before, which are the same, stay until these are there.
  await expect(list).not.toHaveAttribute('aria-busy', 'true');
  await expect(options.first()).toContainText('Peering');
  await page.evaluate(() => {
    const list = document.querySelector('.search-dialog [role=listbox]');
    const shown: string[] = [];
    new MutationObserver(() => shown.push(list?.textContent ?? '')).observe(list ?? document, {
      childList: true,
    });
    Object.assign(window, { shown });
  });
  gate.open();
  await expect.poll(() => waiting).toBe(0);
  await field.fill('welcome');
  await expect(options.first()).toContainText('Welcome');
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  expect(shown).toEqual([expect.stringContaining('Welcome')]);
});

// Spec: search/no-flicker-no-answer
test('while the next results are on the way the old ones stay', async ({ page }) => {
  const { field, options, list } = await search(page, 'peering');
  await expect(options.first()).toContainText('Peering');
  const release = await holdAnswers(page, '**/search-index/**/*.json*');
  await field.fill('gateway 3');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(options.first()).toContainText('Peering');
  release();
  await expect(options.first()).toContainText('Gateway 3');
  await expect(list).not.toHaveAttribute('aria-busy', 'true');
});

test('what the reader has chosen while the next results were on the way stays chosen', async ({ page }) => {
  const { field, options, list } = await search(page, 'gateway');
  await expect(options.first()).toBeVisible();
  await expect(list).not.toHaveAttribute('aria-busy', 'true');
  const chosen = await options.nth(2).getAttribute('href');
  // In one go: the answer is there a moment later.
  await field.evaluate((element) => {
    (element as HTMLInputElement).value = 'gatewa';
    element.dispatchEvent(new Event('input', { bubbles: true }));
    for (const key of ['ArrowDown', 'ArrowDown'])
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  const active = list.locator('[aria-selected="true"]');
  await expect(list).not.toHaveAttribute('aria-busy', 'true');
  await expect(active).toHaveAttribute('href', chosen ?? '');
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
});

test('a space at the end of a query asks for nothing new: the active result stays', async ({ page }) => {
  const { field, list, options } = await search(page, 'gateway');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(field).toHaveValue('gateway ');
  await expect(list).not.toHaveAttribute('aria-busy', 'true');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
});

// Spec: search/no-flicker-no-answer
test('the box is as tall with results as without', async ({ page }) => {
  const { box, field, status } = await search(page, '');
  const getHeight = async () => (await box.boundingBox())?.height;
  const height = await getHeight();
  expect(height).toBeGreaterThan(300);
  for (const [text, found] of [
    ['gateway', /documents found$/],
    ['zzzzqqqq', 'No results were found'],
  ] as const) {
    await field.fill(text);
    await expect(status).toHaveText(found);
    expect(await getHeight()).toBe(height);
  }
});
