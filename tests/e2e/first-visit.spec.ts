import { expect, type Page, test } from '@playwright/test';
import { holdAnswers, holdScript } from './support/hold-answers.ts';

const GUIDE =
  'docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough/create-the-worker-node-ami';
const OTHER = 'docs/guides/build-it-yourself/landing-zone/core-concepts/root-user';

/** Milliseconds from the navigation until the page's script was asked for, and until its first frame. */
async function measureStart(page: Page): Promise<{ entry: number; frame: number }> {
  // A browser tells of a frame when it has been shown, and a page works before that.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => ({
    entry: performance.getEntriesByType('resource').find(({ name }) => name.includes('/entry.client-'))
      ?.startTime as number,
    frame: performance.getEntriesByName('first-contentful-paint')[0]?.startTime as number,
  }));
}

/** A page waits two seconds for its first frame; a machine that is busy with other things may need longer. */
async function waitWithPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, delay?: number) =>
        setTimeout.call(window, act, delay === 2000 ? 60_000 : delay),
    });
  });
}

// Spec: navigation/first-frame-first-visit
test('fonts of the first words stand in the stylesheet, and are being read before anything is laid out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      observer.disconnect();
      const begun = [...document.fonts].filter(({ status }) => status !== 'unloaded');
      Object.assign(window, { begun: begun.map(({ family }) => family.replaceAll('"', '')).sort() });
    }).observe(document, { subtree: true, childList: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:.*\.woff2$/.test(request.url())) asked.push(request.url());
  });
  await page.goto(GUIDE);
  expect(await page.evaluate(() => Reflect.get(window, 'begun'))).toEqual([
    'Source Code Pro',
    'Source Sans 3',
  ]);
  await page.locator('html[data-client-navigation]').waitFor();
  expect(asked.filter((url) => !/italic|more/.test(url))).toEqual([]);
});

// Spec: navigation/first-frame-first-visit
test('a page begins with its stylesheet alone: its script and the icon of its tab come after its first frame', async ({
  page,
}) => {
  await waitWithPatience(page);
  await page.addInitScript(() => {
    const icons: string[] = [];
    Object.assign(window, { icons });
    new MutationObserver((records) => {
      for (const { target } of records) icons.push((target as HTMLLinkElement).href);
    }).observe(document, { subtree: true, attributeFilter: ['href'] });
  });
  await page.goto(GUIDE);
  await page.locator('html[data-client-navigation][data-behaviors]').waitFor();
  const { entry, frame } = await measureStart(page);
  expect(entry).toBeGreaterThan(frame);
  const icons = page.locator('link[rel="icon"]');
  const own = await icons.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(own.length).toBeGreaterThan(0);
  expect(own).not.toContain('data:,');
  expect(await page.evaluate(() => Reflect.get(window, 'icons'))).toEqual([
    ...own.map(() => 'data:,'),
    ...own,
  ]);
  const early = page.locator(
    'link[rel="modulepreload"],link[rel="preload"]:not([href*="italic"]),script[src]',
  );
  await expect(early).toHaveCount(0);
  await expect(page.locator('link[rel="entry"]')).toHaveCount(1);
});

// Spec: navigation/first-frame-first-visit
test('who has the stylesheet already gets the script with the page', async ({ page }) => {
  await page.goto(GUIDE);
  await page.locator('html[data-client-navigation]').waitFor();
  await page.goto(OTHER);
  await page.locator('html[data-client-navigation]').waitFor();
  const { entry, frame } = await measureStart(page);
  expect(entry).toBeLessThan(frame);
  await expect(page.locator('link[rel="modulepreload"]')).toHaveAttribute('href', /entry\.client-/);
});

// Spec: navigation/first-frame-first-visit
test('a page works where the browser does not tell of its first frame', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(GUIDE);
  await page.locator('html[data-client-navigation]').waitFor();
  await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /favicon/);
});

// Spec: navigation/first-frame-first-visit
test('a click before the script is there is done when it is', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(GUIDE);
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
});

// Spec: navigation/first-frame-first-visit
for (const key of ['/', 'Control+k'])
  test(`${key} before the script is there opens the search, with what was typed behind it`, async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto(GUIDE);
    await page.keyboard.press(key);
    await page.keyboard.type('vpc');
    release();
    await expect(page.getByRole('combobox')).toHaveValue('vpc');
  });

// Spec: navigation/first-frame-first-visit
test('keys that type nothing stay the browser’s while a search waits for the script', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(GUIDE);
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  const taken = await page.evaluate(() =>
    ['F5', 'ArrowDown', 'v', 'Escape', 'v'].map((key) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(event);
    }),
  );
  expect(taken).toEqual([false, false, true, true, false]);
  release();
  await page.locator('html[data-client-navigation][data-behaviors]').waitFor();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

// Spec: navigation/first-frame-first-visit
test('a click on the builder before its code is there opens it', async ({ page }) => {
  const release = await holdScript(page);
  const releaseCode = await holdAnswers(page, '**/list-controls-*.js');
  await page.goto('docs/reference/services/networking/virtual-private-cloud-vpc');
  const opener = page.locator('[data-builder]');
  await opener.click();
  release();
  await page.locator('html[data-client-navigation][data-behaviors]').waitFor();
  await expect(opener).not.toHaveAttribute('data-connected');
  releaseCode();
  await expect(page.locator('dialog[open]')).toBeVisible();
});

// Spec: navigation/first-frame-first-visit
for (const [field, name] of [
  ['a field', 'input'],
  ['a field of several lines', 'textarea'],
  ['a text that can be edited', 'p'],
] as const)
  test(`other keys, and a slash in ${field}, are the page’s at once`, async ({ page }) => {
    await holdScript(page);
    await page.goto(GUIDE);
    const focused = await page.evaluateHandle((tag) => {
      const element = document.body.appendChild(document.createElement(tag));
      if (element instanceof HTMLParagraphElement) element.contentEditable = 'true';
      element.focus();
      return element;
    }, name);
    await page.keyboard.type('a/b');
    expect(await focused.evaluate((it) => ('value' in it ? it.value : it.textContent))).toBe('a/b');
  });

// Spec: navigation/first-frame-first-visit
test('other keys, and a slash in the field of the search page, are the page’s at once', async ({ page }) => {
  await holdScript(page);
  await page.goto('search');
  await page.getByRole('searchbox').pressSequentially('a/b');
  await expect(page.getByRole('searchbox')).toHaveValue('a/b');
});

// Spec: navigation/first-frame-first-visit
test('what is typed into an island before the script is there counts when it is', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('docs/guides/build-it-yourself/vpc/core-concepts/cidr-notation');
  await page.getByLabel('CIDR block').fill('172.20.0.0/18');
  release();
  await expect(page.getByRole('row', { name: /Last address/ })).toContainText('172.20.63.255');
});

// Spec: navigation/first-frame-first-visit
test('a link before the script is there is a page load', async ({ page }) => {
  await holdScript(page);
  await page.goto(GUIDE);
  await page.locator('.pager a').last().click();
  await expect(page).not.toHaveURL(GUIDE);
  await expect(page.locator('main h1')).toBeVisible();
});

// Spec: navigation/first-frame-first-visit
test('a modified click opens a tab, whether the script is there or not', async ({ page, context }) => {
  await holdScript(page);
  await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('docs/reference/services/networking/virtual-private-cloud-vpc');
  const opened = context.waitForEvent('page');
  await page
    .locator('main a[data-subscribers-only]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  expect((await opened).url()).not.toBe(page.url());
});

// Spec: navigation/first-frame-first-visit
test('without the script clicks that were held are the browser’s again', async ({ page }) => {
  const fail = await holdScript(page, 'abort');
  await page.goto(GUIDE);
  const button = page.getByRole('button', { name: 'More' });
  await button.evaluate((element) => {
    element.addEventListener('click', () => element.setAttribute('data-clicked', ''));
  });
  await button.click();
  await expect(button).not.toHaveAttribute('data-clicked');
  fail();
  await expect(button).toHaveAttribute('data-clicked');
  await button.evaluate((element) => element.removeAttribute('data-clicked'));
  await button.click();
  await expect(button).toHaveAttribute('data-clicked');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 600 } });

  // Spec: navigation/first-frame-first-visit
  test('a long sidebar shows the entry of the page', async ({ page }) => {
    await page.goto(
      'docs/guides/build-it-yourself/landing-zone/deployment-walkthrough/try-authenticating-as-an-iam-user-to-the-child-accounts',
    );
    await expect(page.locator('nav[data-sidebar] [aria-current="page"]')).toBeInViewport({ ratio: 1 });
  });
});
