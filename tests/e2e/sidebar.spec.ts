import {
  expect,
  expectNoReload,
  heading,
  link,
  markDocument,
  openPage,
  type Page,
  saveData,
  test,
} from './support/runtime-site.ts';

function group(page: Page, name: string) {
  const button = page.getByRole('button', { name: `Toggle the collapsible sidebar category '${name}'` });
  const list = page.locator('[data-category]').filter({ has: button }).locator('[data-collapsible]');
  return { button, list };
}

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

test('a group opens and closes, animated, with its state told', async ({ page }) => {
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Few');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('link', { name: 'Few 3' })).toBeVisible();
  await button.click();
  await expect(list).toHaveAttribute('hidden');
});

test('the arrow of a closed group points along the line, of an open one down', async ({ page }) => {
  await openPage(page, 'docs/');
  const { button } = group(page, 'Few');
  const turn = () =>
    button.evaluate((element) => {
      const { a, b } = new DOMMatrix(getComputedStyle(element, '::before').transform);
      return Math.round((Math.atan2(b, a) * 180) / Math.PI);
    });
  // The arrow is drawn as the upper right corner of a square.
  expect(await turn()).toBe(45);
  await button.click();
  await expect.poll(turn).toBe(135);
});

test('a group takes the time that its height asks for, easing in and out', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const timings: unknown[] = [];
    Object.assign(window, { timings });
    Element.prototype.animate = function (frames, options) {
      timings.push(options);
      return animate.call(this, frames, options);
    };
  });
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Few');
  await button.click();
  await expect.poll(() => list.evaluate((element) => element.getAnimations().length)).toBe(0);
  const height = await list.evaluate((element: HTMLElement) => element.offsetHeight);
  expect(height).toBeGreaterThan(36);
  await button.click();
  await expect(list).toBeHidden();
  const constant = height / 36;
  const duration = Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
  const timing = { duration, easing: 'ease-in-out' };
  expect(await page.evaluate(() => Reflect.get(window, 'timings'))).toEqual([timing, timing]);
});

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Few');
  await button.click();
  expect(await list.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(list).toBeVisible();
});

test('the label of a group without a page of its own is a switch too', async ({ page }) => {
  await openPage(page, 'docs/');
  await page.locator('a[data-category-toggle]', { hasText: 'Few' }).click();
  await expect(group(page, 'Few').list).toBeVisible();
  await expect(page).toHaveURL('docs/');
});

test('a click that comes before the code opens the group all the same', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/start-behaviours-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('docs/');
  const { button, list } = group(page, 'Few');
  await button.click();
  await expect(list).toBeHidden();
  release();
  await expect(list).toBeVisible();
});

test('open groups and the scroll position stay over navigation and reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openPage(page, 'docs/');
  await markDocument(page);
  await group(page, 'Many').button.click();
  await expect(group(page, 'Many').list.getByRole('link', { name: 'Many 60' })).toBeVisible();
  await expect.poll(() => group(page, 'Many').list.evaluate((list) => list.getAnimations().length)).toBe(0);
  const sidebar = page.locator('nav[data-sidebar]');
  await sidebar.evaluate((element) => element.scrollTo(0, 200));
  await link(page, 'Parts').click();
  await expect(heading(page, 'Parts')).toBeVisible();
  await expectNoReload(page);
  await expect(group(page, 'Many').list.getByRole('link', { name: 'Many 60' })).toBeVisible();
  await expect.poll(() => sidebar.evaluate((element) => element.scrollTop)).toBe(200);
  await page.reload();
  await expect(group(page, 'Many').list.getByRole('link', { name: 'Many 60' })).toBeVisible();
  await expect.poll(() => sidebar.evaluate((element) => element.scrollTop)).toBe(200);
});

test('what is kept of a sidebar is written when it goes, not while it stays', async ({ page }) => {
  await openPage(page, 'docs/');
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith('gruntwork.sidebar.')) document.documentElement.dataset.kept = key;
      setItem.call(this, key, value);
    };
  });
  const root = page.locator('html');
  await link(page, 'Parts').click();
  await expect(heading(page, 'Parts')).toBeVisible();
  await expect(root).not.toHaveAttribute('data-kept');
  // A tab that is put away.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(root).toHaveAttribute('data-kept', /^gruntwork\.sidebar\./);
  await root.evaluate((element) => element.removeAttribute('data-kept'));
  await page.evaluate(() => navigation.navigate('../').finished);
  await expect(root).toHaveAttribute('data-kept', /^gruntwork\.sidebar\./);
});

test('the group of the current page is open', async ({ page }) => {
  await openPage(page, 'docs/');
  await expect(group(page, 'Near').list).toBeHidden();
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  await expect(group(page, 'Near').list.getByRole('link', { name: 'Long' })).toBeVisible();
});

test('the page and the groups around it are marked', async ({ page }) => {
  await openPage(page, 'docs/long');
  const sidebar = page.locator('nav[data-sidebar]');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Long');
  await expect(sidebar.locator('[aria-current="true"]')).toHaveText('Near');
  await expect(sidebar.locator('[aria-current]')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /(?:Collapse|Expand) sidebar/ })).toHaveCount(0);
});

test('entries that the page leaves out are fetched with the first opening, once', async ({ page }) => {
  const fragments: string[] = [];
  page.on('response', (response) => {
    if (response.ok() && response.url().includes('/sidebars/')) fragments.push(response.url());
  });
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Many');
  await expect(list.getByRole('link')).toHaveCount(0);
  await button.click();
  await expect(list.getByRole('link')).toHaveCount(60);
  await button.click();
  await expect(list).toBeHidden();
  await button.click();
  await expect(list).toBeVisible();
  expect(fragments).toHaveLength(1);
});

test('a list that the page left out belongs to its button, and groups in it have names', async ({ page }) => {
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Deep');
  await button.click();
  await expect(list.first()).toBeVisible();
  await expect(button).toHaveAttribute('aria-controls', (await list.first().getAttribute('id')) ?? 'none');
  await expect.poll(() => list.first().evaluate((element) => element.getAnimations().length)).toBe(0);
  const inner = group(page, 'Inner');
  await inner.button.click();
  await expect(inner.list.getByRole('link', { name: 'Inner 2' })).toBeVisible();
});

test('entries that cannot be fetched leave the group closed and can be asked for again', async ({ page }) => {
  await page.route('**/sidebars/**', (route) => route.abort(), { times: 1 });
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Many');
  const warned = page.waitForEvent('console', (message) => message.text().includes('sidebar group'));
  await button.click();
  await warned;
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(list.getByRole('link')).toHaveCount(60);
});

test('a long list shows the entries around the page; the others come in their place, with the focus', async ({
  page,
}) => {
  await openPage(page, 'docs/endless');
  const { list } = group(page, 'Endless');
  await expect(list.locator('[aria-current="page"]')).toHaveText('Endless');
  await expect(list.getByRole('listitem')).toHaveCount(102);
  await list.getByRole('link', { name: '150 entries before' }).click();
  await expect(list.getByRole('link', { name: 'Before 1', exact: true })).toBeAttached();
  await expect(list.getByRole('link', { name: 'Before 150' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link', { name: 'Before 151' })).toBeFocused();
  await list.getByRole('link', { name: '101 more entries' }).click();
  await expect(list.getByRole('link', { name: 'After 50' })).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(351);
  expect(await list.getByRole('link').last().textContent()).toBe('After 150');
});

/** What a sidebar tells of where the reader is, and the region around it. */
function readSidebar(page: Page) {
  return page.locator('[data-region="page"]').evaluate((region) => ({
    region: Object.fromEntries([...region.attributes].map(({ name, value }) => [name, value])),
    parts: [...region.children].map(({ localName, className }) => `${localName}.${className}`),
    current: [...region.querySelectorAll('.sidebar [aria-current]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]),
    onPath: [...region.querySelectorAll<HTMLElement>('[data-on-path]')].map(
      ({ dataset }) => dataset.category,
    ),
    // Of a closed group, each page may have its entries or leave them out.
    groups: [...region.querySelectorAll('.sidebar [data-category]')].map((group) => {
      const expanded = group.querySelector('button')?.getAttribute('aria-expanded');
      const entries = [...group.querySelectorAll('li')].map(({ textContent }) => textContent);
      return expanded === 'true' ? entries : expanded;
    }),
  }));
}

/** Tags the sidebar's elements, so that `isTagged` tells whether they are still the same ones. */
async function tagSidebar(page: Page): Promise<void> {
  await page.locator('nav[data-sidebar]').evaluate((sidebar) => Reflect.set(sidebar, 'tagged', true));
}

function isTagged(page: Page): Promise<unknown> {
  return page.locator('nav[data-sidebar]').evaluate((sidebar) => Reflect.get(sidebar, 'tagged') === true);
}

test('the sidebar stays from page to page of one tree, and says what a page that is loaded anew says', async ({
  page,
}) => {
  await openPage(page, 'docs/');
  await tagSidebar(page);
  // Into a group, within it, out of it, and into a list of which each page has a part.
  for (const [url, name] of [
    ['docs/long', 'Long'],
    ['docs/other', 'Other'],
    ['docs/', 'Start'],
    ['docs/endless', 'Endless'],
  ] as const) {
    await page.evaluate(
      (path) => {
        const next = document.createElement('a');
        next.href = new URL(path, document.baseURI).href;
        document.querySelector('main')?.append(next);
        next.click();
      },
      new URL(url, page.url().replace(/docs\/.*$/, '')).href,
    );
    await expect(heading(page, name)).toBeVisible();
    expect(await isTagged(page)).toBe(true);
    const kept = await readSidebar(page);
    await openPage(page, url);
    await expect.poll(() => readSidebar(page)).toEqual(kept);
    await tagSidebar(page);
  }
});

test('a part of a long list gives way to that of the next page', async ({ page }) => {
  await openPage(page, 'docs/endless');
  await tagSidebar(page);
  const { list } = group(page, 'Endless');
  const entries = await list.getByRole('listitem').allTextContents();
  await page.locator('[data-sidebar]').getByRole('link', { name: 'Start' }).click();
  await expect(heading(page, 'Start')).toBeVisible();
  // As if the last page had been at the end of the list.
  await list.evaluate((element) => {
    for (const entry of [...element.children].slice(1, 80)) entry.remove();
  });
  await page.goBack();
  await expect(heading(page, 'Endless')).toBeVisible();
  expect(await isTagged(page)).toBe(true);
  expect(await list.getByRole('listitem').allTextContents()).toEqual(entries);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a closed group leads to its first page, on which it is open', async ({ page }) => {
    await page.goto('docs/');
    await page.locator('nav[data-sidebar]').getByRole('link', { name: 'Near' }).click();
    await expect(heading(page, 'Long')).toBeVisible();
    await expect(page.locator('nav[data-sidebar]').getByRole('link', { name: 'Other' })).toBeVisible();
  });
});
