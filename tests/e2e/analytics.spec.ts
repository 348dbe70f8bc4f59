import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Collector, createCollector } from './support/collector.ts';
import {
  expect,
  expectNoReload,
  heading,
  link,
  markDocument,
  openPage,
  type Page,
  test as plainTest,
  saveData,
} from './support/runtime-site.ts';
import { createSiteTest } from './support/site-test.ts';

/** Tests of the fixture site with analytics switched on, told to a collector on this machine. */
function createAnalyticsTest(collector: Collector, createConfig: (origin: string) => object) {
  return createSiteTest('runtime-site', {
    prepare: async (dir) => {
      const file = path.join(dir, 'site.config.ts');
      const analytics = JSON.stringify(createConfig(await collector.start()));
      const config = await readFile(file, 'utf8');
      await writeFile(
        file,
        config.replace('export default {', `export default {\n  analytics: ${analytics},`),
      );
    },
  });
}

/** Everything that the page has sent is there when this has arrived as well. */
async function settle(page: Page, collector: Collector, endpoint: string): Promise<void> {
  await page.evaluate((url) => fetch(`${url}?end`, { method: 'POST', mode: 'no-cors' }), endpoint);
  await expect.poll(() => collector.received.some(({ query }) => query.has('end'))).toBe(true);
}

const collector = createCollector();
let endpoint = '';
const test = createAnalyticsTest(collector, (origin) => {
  endpoint = `${origin}/views`;
  return { provider: 'collector', endpoint };
});

// For all tests of the file, whichever site they are about.
test.beforeEach(async ({ page }) => {
  await saveData(page);
  collector.clear();
});

/** The code that tells of views is there with the first one. Each is waited for: the next could overtake it on its way. */
async function untilTold(count: number, by = collector): Promise<void> {
  await expect.poll(() => listTold(by).length).toBe(count);
}

const listTold = ({ received }: Collector) => received.filter(({ query }) => !query.has('end'));

const readViews = () =>
  listTold(collector).map(({ body }): { url: string; title: string; referrer: string } => JSON.parse(body));

// Spec: constants/page-analytics-ga4-anonymised
test('a collector is told of each page once', async ({ page, siteUrl }) => {
  await openPage(page, 'docs/');
  await markDocument(page);
  await untilTold(1);
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  await untilTold(2);
  await page.goBack();
  await expect(heading(page, 'Start')).toBeVisible();
  await untilTold(3);
  await page.goForward();
  await expect(heading(page, 'Long')).toBeVisible();
  await untilTold(4);
  await expectNoReload(page);
  await settle(page, collector, endpoint);
  expect(readViews()).toEqual([
    { url: `${siteUrl}docs/`, title: 'Start | Fixture', referrer: '' },
    { url: `${siteUrl}docs/long`, title: 'Long | Fixture', referrer: `${siteUrl}docs/` },
    { url: `${siteUrl}docs/`, title: 'Start | Fixture', referrer: `${siteUrl}docs/long` },
    { url: `${siteUrl}docs/long`, title: 'Long | Fixture', referrer: `${siteUrl}docs/` },
  ]);
  expect(collector.received.map(({ method, path: place, cookie }) => [method, place, cookie])).toEqual(
    Array.from({ length: 5 }, () => ['POST', '/views', undefined]),
  );
});

// Spec: constants/page-analytics-ga4-anonymised
test('another place on the same page is no page view', async ({ page }) => {
  await openPage(page, 'docs/long');
  await untilTold(1);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  await settle(page, collector, endpoint);
  expect(readViews()).toHaveLength(1);
});

// Spec: routes/trailing-index-html-stripped
test('a page that is reached by another address is told by its own', async ({ page, siteUrl }) => {
  await openPage(page, 'docs/index.html');
  await expect(page).toHaveURL('docs/');
  await untilTold(1);
  await settle(page, collector, endpoint);
  expect(readViews().map(({ url }) => url)).toEqual([new URL('docs/', siteUrl).href]);
});

test('a page that could not be loaded is told of when it is there', async ({ page, context, sitePath }) => {
  await openPage(page, 'docs/');
  await untilTold(1);
  await context.setOffline(true);
  await link(page, 'Long').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Long')).toBeVisible();
  await untilTold(2);
  await settle(page, collector, endpoint);
  expect(readViews().map(({ url }) => new URL(url).pathname)).toEqual([
    `${sitePath}docs/`,
    `${sitePath}docs/long`,
  ]);
});

for (const [name, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  // Spec: constants/page-analytics-ga4-anonymised
  test(`nothing is sent or loaded for a reader with ${name}`, async ({ page }) => {
    await page.addInitScript(
      ([key, signal]) => Object.defineProperty(Navigator.prototype, key, { get: () => signal }),
      [name, value] as const,
    );
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openPage(page, 'docs/');
    await link(page, 'Long').click();
    await expect(heading(page, 'Long')).toBeVisible();
    await settle(page, collector, endpoint);
    expect(readViews()).toEqual([]);
    expect(scripts.filter((url) => url.includes('count-visits'))).toEqual([]);
  });
}

test('the policy allows the collector’s origin to be told, and nothing more', async ({ page, request }) => {
  await page.goto('docs/');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const { origin } = new URL(endpoint);
  const headers = (await request.get('docs/')).headers();
  for (const text of [policy, headers['content-security-policy']]) {
    expect(text).toContain(`connect-src 'self' ${origin};`);
    expect(text?.split(origin)).toHaveLength(2);
  }
});

// Spec: constants/page-analytics-ga4-anonymised
plainTest('analytics are off by default', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, 'docs/');
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  const { origin } = new URL(page.url());
  expect(requests.filter((url) => !url.startsWith(origin) || url.includes('count-visits'))).toEqual([]);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("connect-src 'self';");
});

const ga4Collector = createCollector();
let ga4Endpoint = '';
const ga4Test = createAnalyticsTest(ga4Collector, (origin) => {
  ga4Endpoint = `${origin}/g/collect`;
  return { provider: 'ga4', trackingId: 'G-FIXTURE1', endpoint: ga4Endpoint };
});

// Spec: constants/page-analytics-ga4-anonymised
ga4Test(
  'GA4 is told of each page once, as page views of one session without addresses',
  async ({ page, sitePath }) => {
    await openPage(page, 'docs/');
    await untilTold(1, ga4Collector);
    await link(page, 'Long').click();
    await expect(heading(page, 'Long')).toBeVisible();
    await untilTold(2, ga4Collector);
    await page.reload();
    await untilTold(3, ga4Collector);
    await settle(page, ga4Collector, ga4Endpoint);
    const hits = listTold(ga4Collector).map(({ query }) => query);
    expect(hits.map((hit) => [new URL(hit.get('dl') ?? '').pathname, hit.get('dt'), hit.get('_s')])).toEqual([
      [`${sitePath}docs/`, 'Start | Fixture', '1'],
      [`${sitePath}docs/long`, 'Long | Fixture', '2'],
      [`${sitePath}docs/long`, 'Long | Fixture', '3'],
    ]);
    for (const hit of hits) {
      expect(Object.fromEntries(hit)).toMatchObject({ v: '2', tid: 'G-FIXTURE1', en: 'page_view', aip: '1' });
      expect([hit.get('cid'), hit.get('sid')]).toEqual([hits[0]?.get('cid'), hits[0]?.get('sid')]);
    }
    expect(ga4Collector.received.every(({ cookie }) => cookie === undefined)).toBe(true);
  },
);
