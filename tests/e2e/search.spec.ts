import { AxeBuilder } from '@axe-core/playwright';
import { expect, getBox, getButton, search, writeGateways } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('search-site', { prepare: writeGateways });

test.beforeEach(async ({ page }) => {
  await page.goto('/docs');
});

test.describe('opening', () => {
  test('a click on the button opens the box, Escape closes it and the focus is where it was', async ({
    page,
  }) => {
    const { box, field } = getBox(page);
    await getButton(page).click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(getButton(page)).toBeFocused();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens it`, async ({ page }) => {
      await page.keyboard.press(key);
      await expect(getBox(page).field).toBeFocused();
      await expect(getBox(page).field).toHaveValue('');
    });
  }

  test('the same key closes it again', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(getBox(page).field).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(getBox(page).box).toBeHidden();
  });

  test('putting the focus on the button opens it, passing by with Tab does not', async ({ page }) => {
    await getButton(page).focus();
    await expect(getBox(page).field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getBox(page).box).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(getButton(page)).toBeFocused();
    await expect(getBox(page).box).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(getBox(page).field).toBeFocused();
  });

  test('a slash in a field is a slash', async ({ page }) => {
    await page.goto('/search');
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
    await field.pressSequentially('a/b');
    await expect(field).toHaveValue('a/b');
    await expect(getBox(page).box).toBeHidden();
  });

  test('what is typed while its code is on the way is in the field', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/search-box-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('vpc');
    release();
    await expect(getBox(page).field).toHaveValue('vpc');
    await expect(getBox(page).options.first()).toBeVisible();
  });

  test('nothing of it is loaded before the reader turns to it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/docs/network', { waitUntil: 'networkidle' });
    const ofSearch = () => asked.filter((path) => /search-(?:box|index|page)|provider/.test(path));
    expect(ofSearch()).toEqual([]);
    await getButton(page).hover();
    await expect.poll(ofSearch).toContainEqual(expect.stringContaining('index.json'));
  });
});

test.describe('results', () => {
  test('an identifier is found first, and Enter goes to its row', async ({ page }) => {
    const { options } = await search(page, 'instance_types');
    await expect(options.first()).toContainText('node_groups.instance_types');
    await expect(options.first()).toContainText('Attribute');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/network#input-node_groups\.instance_types$/);
    await expect(getBox(page).box).toBeHidden();
  });

  test('they are grouped by page, with what was searched for marked', async ({ page }) => {
    const { box, options, status } = await search(page, 'vpc_id');
    const group = box.getByRole('group', { name: 'Virtual Private Cloud (VPC)' });
    await expect(group.getByRole('option').first()).toBeVisible();
    await expect(options.first().locator('mark').first()).toHaveText('vpc');
    await expect(status).toHaveText(/^\d+ documents found$/);
  });

  test('the arrow keys move among them and go round, Home and End lead to the ends', async ({ page }) => {
    const { field, options } = await search(page, 'gateway');
    await expect(options).toHaveCount(12);
    const expectActive = async (index: number) => {
      await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
      const id = await options.nth(index).getAttribute('id');
      await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
    };
    await expectActive(0);
    await page.keyboard.press('ArrowDown');
    await expectActive(1);
    await page.keyboard.press('End');
    await expectActive(11);
    await page.keyboard.press('ArrowDown');
    await expectActive(0);
    await page.keyboard.press('ArrowUp');
    await expectActive(11);
    await page.keyboard.press('Home');
    await expectActive(0);
    await expect(field).toBeFocused();
  });

  test('all of them are a click away', async ({ page }) => {
    const { seeAll } = await search(page, 'gateway');
    await expect(seeAll).toHaveText('See all 40 results');
    await seeAll.click();
    await expect(page).toHaveURL('/search?q=gateway');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "gateway"');
  });

  test('a query that finds nothing says so', async ({ page }) => {
    const { box, status, options } = await search(page, 'zzzzqqqq');
    await expect(status).toHaveText('No results were found');
    await expect(box.getByText('Check the spelling')).toBeVisible();
    await expect(options).toHaveCount(0);
  });

  test('Enter before the results are there opens the first of them', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/search-index/**/t*.json*', async (route) => {
      await held;
      await route.continue();
    });
    await search(page, 'peering');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL('/docs/network#peering');
  });

  test('a result opens in a new tab with Ctrl, and the box stays', async ({ page, context }) => {
    const { box, options } = await search(page, 'peering');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      options.first().click({ modifiers: ['Control'] }),
    ]);
    await expect(opened).toHaveURL('/docs/network#peering');
    await expect(box).toBeVisible();
  });
});

test('opened places are listed for the next time, can be kept and dropped', async ({ page }) => {
  await search(page, 'peering');
  await expect(getBox(page).options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/network#peering');
  await page.reload();
  const { box } = await search(page, '');
  await expect(box.getByRole('region', { name: 'Recent' }).getByRole('link')).toHaveText(/Peering/);
  await box
    .getByRole('button', { name: 'Add Peering, Virtual Private Cloud (VPC) to the favourites' })
    .click();
  const favourites = box.getByRole('region', { name: 'Favourites' });
  await expect(favourites.getByRole('link')).toHaveAttribute('href', '/docs/network#peering');
  await expect(favourites.getByRole('link')).toBeFocused();
  await box.getByRole('button', { name: /^Remove Peering/ }).click();
  await expect(favourites).toBeHidden();
  await expect(getBox(page).field).toBeFocused();
});

test('the box has no accessibility violation: empty, with results, without', async ({ page }) => {
  for (const text of ['', 'gateway', 'zzzzqqqq']) {
    const { status } = await search(page, text);
    await expect(status).toHaveText(text === '' ? '' : /found$/);
    const { violations } = await new AxeBuilder({ page })
      .include('.search-dialog')
      .setLegacyMode(true)
      .analyze();
    expect(
      violations.map(({ id }) => id),
      text,
    ).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(getBox(page).box).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 560 }, hasTouch: true, isMobile: true });

  test('the box fills the screen, nothing is cut off, and a tap opens a result', async ({ page }) => {
    await getButton(page).tap();
    const { box, field, options } = getBox(page);
    await expect(field).toBeFocused();
    await field.fill('vpc_id');
    await expect(options.first()).toBeVisible();
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
});

test('the first keystroke is answered within 100 ms once the index is loaded', async ({ page }) => {
  await Promise.all([page.waitForResponse('**/index.json'), getButton(page).hover()]);
  await page.keyboard.press('/');
  await expect(getBox(page).field).toBeFocused();
  const time = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('.search-dialog input');
    const list = document.querySelector('.search-dialog [role=listbox]');
    if (field === null || list === null) throw new Error('the box is not there');
    const start = performance.now();
    field.value = 'g';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    while (list.childElementCount === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
  expect(time).toBeLessThan(100);
});
