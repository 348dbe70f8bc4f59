import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGate } from './support/gate.ts';
import { createAnswer, createHit, createHostedServer, type HostedReply } from './support/hosted-search.ts';
import { blockStorage, expect, getBox, getButton, search } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

const server = createHostedServer();
let origin = '';

async function configure(dir: string, more: object = {}, below = ''): Promise<void> {
  origin = await server.start();
  const hosted = {
    provider: 'algolia',
    appId: 'TESTAPP',
    apiKey: 'public-key',
    indexName: 'docs_site_dev',
    endpoint: origin + below,
  };
  const config = { title: 'Search Site', docs: { showLastUpdateTime: false }, search: hosted, ...more };
  await writeFile(path.join(dir, 'site.config.ts'), `export default ${JSON.stringify(config)};\n`);
}

const test = createSiteTest('search-site', { prepare: (dir) => configure(dir) });

test.describe.configure({ mode: 'serial' });

const FAILED = 'Search is not working right now.';
const found = (title: string): HostedReply => ({ body: createAnswer([createHit(1, title)], 7) });

test.beforeEach(async ({ page }) => {
  server.clear();
  server.answer((query) => found(query));
  await page.goto('/docs/network');
});

// Spec: search/hosted-service-request-facets
test('the request is the one of the specification', async ({ page }) => {
  const { options } = await search(page, 'peering');
  await expect(options.first()).toBeVisible();
  expect(server.received).toEqual([
    {
      method: 'POST',
      path: '/1/indexes/*/queries',
      credentials: { 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'public-key' },
      // What needs no question beforehand whether another origin may ask.
      contentType: 'text/plain',
      body: {
        requests: [
          {
            indexName: 'docs_site_dev',
            query: 'peering',
            page: 0,
            hitsPerPage: 10,
            facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
            attributesToRetrieve: ['url', 'hierarchy', 'kind', 'content'],
            attributesToHighlight: ['hierarchy'],
            attributesToSnippet: ['content:20'],
            highlightPreTag: '\u{E000}',
            highlightPostTag: '\u{E001}',
          },
        ],
      },
    },
  ]);
});

// Spec: search/hosted-service-request-facets
test('the page asks no other server than its own and the configured one', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/docs/network');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', origin);
  const { options } = await search(page, 'peering');
  await expect(options.first()).toBeVisible();
  expect([...origins].sort()).toEqual([origin, new URL(page.url()).origin].sort());
});

// Spec: search/hosted-service-request-facets
test('a scope becomes a filter', async ({ page }) => {
  const { options } = await search(page, 'in:vpc_id');
  await expect(options.first()).toBeVisible();
  const [request] = server.received.at(-1)?.body.requests ?? [];
  expect(request).toMatchObject({ query: 'vpc_id' });
  expect(request?.facetFilters).toContain('class:input');
});

test('nothing is sent before the reader types', async ({ page }) => {
  await getButton(page).click();
  const { field, options } = getBox(page);
  await expect(field).toBeFocused();
  expect(server.received).toEqual([]);
  // What had been sent before would have come before this.
  await field.fill('peering');
  await expect(options.first()).toBeVisible();
  expect(server.received.map(({ body }) => body.requests?.[0]?.query)).toEqual(['peering']);
});

// Spec: search/hosted-service-request-facets
test('a hit is shown with marks, its text as text, and leads to the page of this site', async ({ page }) => {
  const { options, seeAll, box } = await search(page, 'peering');
  await expect(options.first().locator('mark')).toHaveText('peering');
  await expect(options.first()).toContainText('A text with <b>markup</b>.');
  await expect(box.getByRole('group', { name: 'Page 1' })).toBeVisible();
  await expect(options.first()).toHaveAttribute('href', '/docs/network#peering-1');
  await expect(seeAll).toHaveText('See all 7 results');
});

// Spec: search/hosted-service-slow-failing
test('a slow answer to an older query is dropped', async ({ page }) => {
  const gate = createGate();
  server.answer((query) => (query === 'slow' ? { ...found('slow'), after: gate.opened } : found(query)));
  const { options, field } = await search(page, 'slow');
  await field.fill('quick');
  await expect(options.first()).toContainText('quick');
  const late = page.waitForResponse((response) => response.request().postData()?.includes('slow') === true);
  gate.open();
  await (await late).finished();
  // An answer that is asked for later comes later.
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }));
  await expect(options.first()).toContainText('quick');
});

test('while a slow answer is on the way the box shows that it is at work', async ({ page }) => {
  const gate = createGate();
  server.answer((query) => ({ ...found(query), after: gate.opened }));
  const { box, list, options } = await search(page, 'slow');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(box.locator('.search-progress')).not.toHaveCSS('opacity', '0');
  gate.open();
  await expect(options.first()).toBeVisible();
  await expect(box.locator('.search-progress')).toHaveCSS('opacity', '0');
});

// Spec: search/hosted-service-slow-failing
test('a service that refuses connections is told, and trying again works once it is back', async ({
  page,
}) => {
  await server.stop();
  const { box, status, options } = await search(page, 'peering');
  await expect(status).toHaveText(FAILED);
  await server.start();
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(options.first()).toBeVisible();
});

test('where storage is blocked it works as well', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/docs/network');
  const { options } = await search(page, 'peering');
  await expect(options.first()).toBeVisible();
});

for (const [name, text, sent] of [
  ['10,000 characters', 'x'.repeat(10_000), 'x'.repeat(256)],
  ['control characters', 'peer\u0000\u0007ing', 'peer ing'],
  ['markup', '<img src=x onerror="document.title=1">', '<img src=x onerror="document.title=1">'],
] as const) {
  // Spec: search/long-queries-control-characters
  test(`a query of ${name} is sent as text, cut to a sensible length`, async ({ page }) => {
    const { options } = await search(page, text);
    await expect(options.first()).toBeVisible();
    expect(server.received.at(-1)?.body.requests?.[0]?.query).toBe(sent);
    await expect(page).toHaveTitle(/Virtual/);
    expect(await page.locator('dialog img').count()).toBe(0);
  });
}

for (const [name, reply] of [
  ['fails', { status: 500, body: '{"message":"down"}' }],
  ['refuses the key', { status: 403, body: '{"message":"Invalid Application-ID or API key"}' }],
  ['sends no JSON', { body: '<!doctype html><title>x</title>' }],
  ['sends something else', { body: '{"results":[{"nothing":true}]}' }],
] as const) {
  // Spec: search/hosted-service-slow-failing
  test(`a service that ${name} is told, and trying again works`, async ({ page }) => {
    server.answer(() => reply);
    const { box, status, options } = await search(page, `query ${name}`);
    await expect(status).toHaveText(FAILED);
    server.answer((query) => found(query));
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(options.first()).toBeVisible();
  });
}

test('the search page asks for one page of results after the other, and names the service', async ({
  page,
}) => {
  const hits = (from: number) => Array.from({ length: 15 }, (_, at) => createHit(from + at, 'gateway'));
  server.answer((_, number) => ({
    body: createAnswer(
      hits(number * 15).map((hit, at) => ({
        ...hit,
        url: `https://published.example/docs/p${number * 15 + at}`,
      })),
      30,
      2,
    ),
  }));
  await page.goto('/search?q=gateway');
  const items = page.locator('[data-search-list] > li');
  await expect(items).toHaveCount(15);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('30 documents found');
  await expect(page.getByRole('link', { name: 'Search by Algolia' })).toBeAttached();
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(items).toHaveCount(30, { timeout: 500 });
  }).toPass();
  expect(
    server.received.map(({ body }) => [body.requests?.[0]?.page, body.requests?.[0]?.hitsPerPage]),
  ).toEqual([
    [0, 15],
    [1, 15],
  ]);
});

// Spec: search/hosted-service-request-facets
test('the search page asks once, 300 ms after the last keystroke, and says that it is at work', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/search');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field.pressSequentially('peering');
  await expect(main.getByRole('status')).toHaveText('Fetching new results...');
  await page.clock.runFor(299);
  // What had been sent would have arrived before the answer to what is asked now.
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }));
  expect(server.received).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(main.getByRole('status')).toHaveText('7 documents found');
  expect(server.received.map(({ body }) => body.requests?.[0]?.query)).toEqual(['peering']);
});

const contextsTest = createSiteTest('versions-site', {
  prepare: (dir) =>
    configure(
      dir,
      {
        i18n: { defaultLocale: 'en', locales: ['en', 'ar'] },
        docs: { showLastUpdateTime: false, versions: [{ name: '2.0' }, { name: '1.0' }] },
      },
      '/proxy/',
    ),
});

for (const [url, language, version] of [
  ['/docs/install', 'en', '2.0'],
  ['/docs/1.0/install', 'en', '1.0'],
  ['/docs/next/install', 'en', 'current'],
  ['/', 'en', '2.0'],
  ['/ar/docs/1.0/install', 'ar', '1.0'],
] as const) {
  contextsTest(
    `on ${url} places of ${version} in the language ${language} are asked for`,
    async ({ page }) => {
      server.clear();
      server.answer((query) => found(query));
      await page.goto(url);
      await page.keyboard.press('Control+k');
      await page.locator('.search-dialog input').fill('install');
      await expect(page.getByRole('option').first()).toBeVisible();
      // The configured server may be below a path.
      expect(server.received[0]?.path).toBe('/proxy/1/indexes/*/queries');
      expect(server.received[0]?.body.requests?.[0]?.facetFilters).toEqual([
        `language:${language}`,
        ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
      ]);
    },
  );
}
