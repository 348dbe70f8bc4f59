import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

let site: SiteFixture;

beforeEach(async () => {
  site = await createSite({ 'content/docs/index.md': page('Start'), 'content/docs/first.md': page('First') });
});
afterEach(() => site.delete());

async function buildWith(search: object): Promise<void> {
  await site.write({ 'site.config.ts': `export default ${JSON.stringify({ search })};` });
  const { code, err } = await site.build();
  expect(code, err).toBe(0);
}

/** What pages and headers allow scripts to connect to. */
async function readConnectSources(): Promise<string[][]> {
  const texts = [await site.read('docs/first.html'), await site.read('_headers')];
  return texts.map((text) => /connect-src ([^;"]*)/.exec(text)?.[1]?.trim().split(/\s+/) ?? []);
}

const hosted = { provider: 'algolia', appId: 'APP', apiKey: 'key', indexName: 'docs_site_dev' };

test("scripts may connect to the service's own hosts and to no others", async () => {
  await buildWith(hosted);
  const sources = [
    "'self'",
    'https://app-dsn.algolia.net',
    ...[1, 2, 3].map((number) => `https://app-${number}.algolianet.com`),
  ];
  expect(await readConnectSources()).toEqual([sources, sources]);
});

test('a server that stands before the service takes the place of all of its hosts', async () => {
  await buildWith({ ...hosted, endpoint: 'https://search.example.com/proxy' });
  const sources = ["'self'", 'https://search.example.com'];
  expect(await readConnectSources()).toEqual([sources, sources]);
  expect(await site.read('docs/first.html')).not.toContain('algolia.net');
});

test('with an index of its own a site connects to nothing else', async () => {
  await buildWith({ provider: 'embedded', appId: 'APP', apiKey: 'key', indexName: 'docs_site_dev' });
  expect(await readConnectSources()).toEqual([["'self'"], ["'self'"]]);
  expect(await site.read('docs/first.html')).not.toMatch(/preconnect|docsearch:/);
});
