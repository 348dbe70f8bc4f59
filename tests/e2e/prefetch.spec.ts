import { holdScript } from './support/hold-answers.ts';
import { expect, heading, link, openPage, saveData, test } from './support/runtime-site.ts';

// Spec: navigation/prefetch-visible-hovered
test('pages whose links are in view are fetched beforehand', async ({ page }) => {
  const fetched = page.waitForRequest('**/docs/long');
  await openPage(page, 'docs/');
  await fetched;
});

// Spec: navigation/prefetch-visible-hovered
test('a page that was prefetched needs no request', async ({ page }) => {
  const fetched = page.waitForResponse('**/docs/long');
  await openPage(page, 'docs/');
  await (await fetched).finished();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  expect(requests.filter((url) => url.endsWith('/docs/long'))).toEqual([]);
});

// Spec: navigation/prefetch-visible-hovered
test('a hovered link is fetched at once', async ({ page }) => {
  // Links in view are not fetched here: only the mouse tells which page is wanted.
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
  await openPage(page, 'docs/');
  const fetched = page.waitForRequest('**/docs/parts');
  await link(page, 'Parts').hover();
  await fetched;
});

test('a link that the mouse was over before the script came is fetched', async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
  const release = await holdScript(page);
  await page.goto('docs/');
  await link(page, 'Parts').hover();
  const fetched = page.waitForRequest('**/docs/parts');
  release();
  await fetched;
});

test('a page that was pointed at is parsed before the click, and each showing has a document of its own', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { parseFromString } = DOMParser.prototype;
    DOMParser.prototype.parseFromString = function (this: DOMParser, text, type) {
      const root = document.documentElement;
      root.dataset.parsed = String(Number(root.dataset.parsed ?? 0) + 1);
      return parseFromString.call(this, text, type);
    };
  });
  const parsed = (): Promise<string | undefined> =>
    page.evaluate(() => document.documentElement.dataset.parsed);
  await openPage(page, 'docs/');
  expect(await parsed()).toBeUndefined();
  await link(page, 'Parts').hover();
  await expect.poll(parsed).toBe('1');
  await link(page, 'Parts').click();
  await expect(heading(page, 'Parts')).toBeVisible();
  expect(await parsed()).toBe('1');
  await page.goBack();
  await expect(heading(page, 'Parts')).toBeHidden();
  await page.goForward();
  await expect(heading(page, 'Parts')).toBeVisible();
  expect(Number(await parsed())).toBeGreaterThanOrEqual(3);
});

// Spec: errors/redirect-another-origin-address
test('a link without a sensible address does not disturb others', async ({ page, faults }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
  await openPage(page, 'docs/parts');
  await link(page, 'Other').evaluate((other) => {
    for (const href of ['http://', '%E0%A4%A', 'javascript:']) {
      const senseless = document.createElement('a');
      senseless.setAttribute('href', href);
      senseless.textContent = 'Senseless';
      other.before(senseless);
    }
  });
  for (const senseless of await page.getByText('Senseless').all()) await senseless.hover();
  const fetched = page.waitForRequest('**/docs/other');
  await link(page, 'Other').hover();
  await fetched;
  expect(faults).toEqual([]);
});

// Spec: navigation/prefetch-visible-hovered
test('a page that memory has forgotten is fetched beforehand again', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
  await openPage(page, 'docs/');
  const fetched = page.waitForResponse('**/docs/parts');
  await link(page, 'Parts').hover();
  await (await fetched).finished();
  await page.clock.fastForward('10:00');
  const again = page.waitForRequest('**/docs/parts');
  await heading(page, 'Start').hover();
  await link(page, 'Parts').hover();
  await again;
});

// Spec: navigation/no-prefetch-data-saving
test('nothing is prefetched with data saving on', async ({ page, sitePath }) => {
  await saveData(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, 'docs/');
  await link(page, 'Parts').hover();
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  expect(requests.filter((path) => path.startsWith(`${sitePath}docs/`))).toEqual([
    `${sitePath}docs/`,
    `${sitePath}docs/long`,
  ]);
});

// Spec: errors/page-fails-load-message
test('a failed prefetch is a warning and the link still works', async ({ page, sitePath }) => {
  // The page, whether it leads elsewhere, and the browser's own copy of it.
  await page.route('**/docs/long', (route) => route.abort(), { times: 3 });
  const warned = page.waitForEvent('console', (message) =>
    message.text().startsWith(`Prefetching ${sitePath}docs/long failed`),
  );
  await openPage(page, 'docs/');
  expect((await warned).type()).toBe('warning');
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
});

// Spec: navigation/no-prefetch-data-saving
test('a slow connection alone is no reason not to', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', saveData: false } });
  });
  const fetched = page.waitForRequest('**/docs/long');
  await openPage(page, 'docs/');
  await fetched;
});

// Spec: navigation/prefetch-visible-hovered
test('neither the page itself nor another site is fetched', async ({ page, siteUrl }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requests.push(request.url());
  });
  const fetched = page.waitForRequest('**/docs/parts');
  await openPage(page, 'docs/');
  await link(page, 'Example').hover();
  await page.locator('nav[data-sidebar]').getByRole('link', { name: 'Start' }).hover();
  await fetched;
  // What was asked for before this has been told of by then.
  await page.evaluate((url) => fetch(url), `${siteUrl}robots.txt`);
  expect(requests).toContain(`${siteUrl}robots.txt`);
  expect(requests.filter((url) => url === `${siteUrl}docs/` || !url.startsWith(siteUrl))).toEqual([]);
});
