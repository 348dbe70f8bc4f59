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
import { group } from './support/sidebar-group.ts';

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

// Spec: states/sidebar-open-groups-scroll
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

// Spec: states/sidebar-open-groups-scroll
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

// Spec: states/sidebar-open-groups-scroll
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

// Spec: states/sidebar-open-groups-scroll
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
  await expect.poll(() => list.getByRole('listitem').allTextContents()).toEqual(entries);
});

// Spec: states/sidebar-open-groups-scroll
test('a group that is about to close is open on a page that it leads to', async ({ page }) => {
  await openPage(page, 'docs/');
  const { button, list } = group(page, 'Near');
  await button.click();
  await expect(list).toBeVisible();
  await expect.poll(() => list.evaluate((element) => element.getAnimations().length)).toBe(0);
  // In one go, however busy the machine is: its motion does not end before the page has changed.
  await button.evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const animations = document.getAnimations();
    if (animations.length === 0) throw new Error('the group does not move');
    for (const animation of animations) animation.pause();
    await navigation.navigate('./long').finished;
  });
  await expect(heading(page, 'Long')).toBeVisible();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(list.locator('[aria-current="page"]')).toBeVisible();
  await expect(list).not.toHaveCSS('overflow', 'hidden');
});
