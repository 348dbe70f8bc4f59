import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const INDEX = 'search-index/en-current';

const files = {
  'content/docs/index.md': page('Start', 'Read about [gateways](./gateways.md).'),
  'content/docs/gateways.md': page('Gateways', '## How many\n\nOne gateway for each `vpc_id`.'),
  'content/docs/secret.md': `---\ntitle: Hidden page\ndescription: Not listed.\nunlisted: true\n---\n\nText.\n`,
};

let site: SiteFixture;

beforeEach(async () => {
  site = await createSite(files);
});
afterEach(() => site.delete());

async function readIndex(): Promise<string> {
  const names = (await site.list()).filter((file) => file.startsWith(INDEX));
  return (await Promise.all(names.map((name) => site.read(name)))).join('\n');
}

async function build(): Promise<string> {
  const { code, out, err } = await site.build();
  expect(code, err).toBe(0);
  return out;
}

test('pages and their sections are in the index, pages that are not listed and lists of pages are not', async () => {
  await build();
  const text = await readIndex();
  expect(text).toContain('/docs/gateways');
  expect(text).toContain('how-many');
  expect(text).toContain('vpc_id');
  expect(text).not.toContain('Hidden page');
  expect(text).not.toContain('Page Not Found');
});

test('two builds make the same index, byte by byte, whether something was known before or not', async () => {
  await build();
  const first = await readIndex();
  await site.write({ 'content/docs/gateways.md': page('Gateways', 'Something else.') });
  await build();
  expect(await readIndex()).not.toBe(first);
  await site.write(files);
  await build();
  expect(await readIndex()).toBe(first);
});

test('an edit after which fewer files hold all terms leaves none of those before', async () => {
  const words = Array.from({ length: 3_000 }, (_, number) => `word${number.toString(36)}x`).join(' ');
  await site.write({ 'content/docs/gateways.md': page('Gateways', words) });
  await build();
  const listIndex = async () => (await site.list()).filter((file) => file.startsWith(INDEX));
  const before = await listIndex();
  await site.write({ 'content/docs/gateways.md': page('Gateways', 'Few words.') });
  expect(await build()).toContain('1 rendered');
  const after = await listIndex();
  expect(after.length).toBeLessThan(before.length);
  expect(JSON.parse(await site.read(`${INDEX}/index.json`)).shards.length).toBe(
    after.filter((file) => /\/t[^/]*\.json$/.test(file)).length,
  );
});

test('an edit that no search can see leaves every file of the index alone', async () => {
  await build();
  const listTimes = async () => {
    const names = (await site.list()).filter((file) => file.startsWith(INDEX));
    return Promise.all(names.map(async (name) => [name, (await stat(path.join(site.out, name))).mtimeMs]));
  };
  const times = await listTimes();
  const text = `${files['content/docs/secret.md']}More.\n`;
  await site.write({ 'content/docs/secret.md': text });
  expect(await build()).toMatch(/1 compiled/);
  expect(await listTimes()).toEqual(times);
});

test('a removed page is found no more', async () => {
  await build();
  await site.remove('content/docs/gateways.md');
  await site.write({ 'content/docs/index.md': page('Start') });
  await build();
  expect(await readIndex()).not.toContain('/docs/gateways');
});

test('the search page is there for readers and not for search engines, and browsers are told how to search', async () => {
  await build();
  const html = await site.read('search.html');
  expect(html).toContain('<h1>Search the documentation</h1>');
  expect(html).toContain('placeholder="Type your search here"');
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(html).toContain('rel="search"');
  expect(await site.read('sitemap.xml')).not.toContain('/search');
  const description = await site.read('opensearch.xml');
  expect(description).toContain('template="http://localhost:3000/search?q={searchTerms}"');
  expect(await site.read('404.html')).toContain('action="/search"');
});

test('below a base URL every address of the search has it', async () => {
  await site.write({ 'site.config.ts': "export default { baseUrl: '/base/' };" });
  await build();
  expect(await site.read('opensearch.xml')).toContain('http://localhost:3000/base/search?q=');
  expect(await site.read('docs/gateways.html')).toContain('href="/base/opensearch.xml"');
  expect(await site.read('404.html')).toContain('action="/base/search"');
});

test('without search nothing of it is published', async () => {
  await site.write({ 'site.config.ts': "export default { search: { provider: 'none' } };" });
  await build();
  const published = await site.list();
  expect(published.filter((file) => /^(?:search|opensearch)/.test(file))).toEqual([]);
  expect(await site.read('docs/gateways.html')).not.toContain('data-search-open');
});

describe('hosted search', () => {
  const config = (more: string) => `export default { search: { provider: 'algolia', ${more} } };`;

  test('is allowed by the security policy, is connected to early, and has no index of ours', async () => {
    await site.write({ 'site.config.ts': config("appId: 'APP', apiKey: 'key', indexName: 'docs_site_dev'") });
    await build();
    const html = await site.read('docs/gateways.html');
    expect(html).toContain(
      '<link rel="preconnect" href="https://APP-dsn.algolia.net" crossorigin="anonymous"/>',
    );
    expect(html).toMatch(/connect-src 'self' https:\/\/app-dsn\.algolia\.net/);
    expect(html).toContain('<meta name="docsearch:docusaurus_tag" content="docs-default-current"/>');
    expect(await site.read('_headers')).toContain('https://app-dsn.algolia.net');
    expect((await site.list()).some((file) => file.startsWith('search-index'))).toBe(false);
    expect(await site.read('search.html')).toContain('Search by Algolia');
  });

  test('is not connected to while the site has an index of its own', async () => {
    await build();
    expect(await site.read('docs/gateways.html')).not.toContain('algolia');
  });

  test('without a key is an error that names it', async () => {
    await site.write({ 'site.config.ts': config("appId: 'APP', indexName: 'docs'") });
    const { code, err } = await site.build();
    expect(code).toBe(1);
    expect(err).toContain('search.apiKey');
    expect(err).toContain('site.config.ts');
  });
});
