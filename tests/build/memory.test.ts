import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openCache } from '#engine/node/cache/cache-store.ts';
import { hashText } from '#engine/node/cache/hash.ts';
import type { SearchedSite } from '#engine/node/index/search/search-integration.ts';
import { buildSite } from '#engine/node/pipeline/build-site.ts';
import { createReporter } from '#engine/node/pipeline/report/reporter.ts';
import { ChangedTextError } from '#engine/node/read/content/stat-cache.ts';
import { writePageEntry } from '#search/node/page-entries.ts';
import { createSearchOutputs } from '#search/node/search-outputs.ts';
import { measureLive } from '../measure-live.ts';
import { buildInBuilder } from './builder/build-in-builder.ts';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const sites: SiteFixture[] = [];

afterAll(async () => {
  for (const site of sites) await site.delete();
});

/** Pages of 6 kB each, with words that no other page has. */
function createPages(count: number): Record<string, string> {
  const paragraph = (at: number, part: number): string =>
    `The input \`name_${at}_${part}\` of [the next page](./p${(at + 1) % count}.md) is read when it is planned. `.repeat(
      5,
    );
  return Object.fromEntries(
    Array.from({ length: count }, (_, at): [string, string] => [
      `content/docs/p${at}.md`,
      page(
        `Page ${at}`,
        Array.from({ length: 14 }, (_, part) => `## Part ${part}\n\n${paragraph(at, part)}`).join('\n\n'),
      ),
    ]),
  );
}

/** Bytes that live while a site is built, after the step that leaves most. */
async function measureBuild(count: number): Promise<number> {
  const site = await createSite({ 'content/docs/index.md': page('Home'), ...createPages(count) });
  sites.push(site);
  const { code, err, live } = await buildInBuilder(['build', '--site', site.dir, '--out', site.out], true);
  expect(err).toBe('');
  expect(code).toBe(0);
  return live ?? Number.POSITIVE_INFINITY;
}

it('a build holds little of each page', async () => {
  // What is loaded once is loaded by the first build.
  const few = await measureBuild(20);
  const many = await measureBuild(220);
  // The texts, what is known of the bodies, and the search index. HTML, or pages that were sent to threads, would pass it.
  expect((many - few) / 200).toBeLessThan(52_000);
});

it('a build lets the texts of pages go once these are made', async () => {
  const site = await createSite({ 'content/docs/index.md': page('Home'), 'content/docs/a.md': page('A') });
  sites.push(site);
  const reporter = createReporter({ out: { write: () => true }, quiet: true });
  const { loaded } = await buildSite({ site: site.dir, out: site.out, reporter, threads: 0 });
  await site.write({ 'content/docs/index.md': page('Start'), 'content/docs/a.md': page('B') });
  expect(loaded.docs).toHaveLength(2);
  // One that was still held would be what it was.
  for (const { source } of loaded.docs) expect(() => source.text).toThrow(ChangedTextError);
});

/** Bytes that live at the end of making a search index of pages with the same two thousand words each. */
async function measureIndex(count: number): Promise<number> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'index-'));
  const cache = openCache(cacheDir);
  const text = Array.from({ length: 2_000 }, (_, word) => `identifier_${word}`).join(' ');
  const plans = Array.from({ length: count }, (_, at) => ({
    key: `${at}`,
    route: `/p${at}`,
    body: { type: 'doc', doc: {} },
    view: {
      kind: 'doc',
      url: `/p${at}`,
      title: 'Page',
      keywords: [],
      tags: [],
      breadcrumbs: [],
      locales: [],
    },
  }));
  for (const { key } of plans)
    writePageEntry(cache, hashText(key), [
      { kind: 'section', anchor: '', title: '', level: 0, text, code: '' },
    ]);
  const last = hashText(`${count - 1}`);
  let live: number | undefined;
  await createSearchOutputs({
    config: {
      title: 'Site',
      url: 'https://example.com',
      baseUrl: '/',
      docs: {},
      i18n: { defaultLocale: 'en' },
      search: { provider: 'embedded', synonyms: [] },
    },
    plans,
    bodies: new Map(plans.map(({ key }) => [key, { bodyKey: hashText(key) }])),
    cache: {
      ...cache,
      find(task: string, key: string) {
        if (key === last) live ??= measureLive();
        return cache.find(task, key);
      },
    },
  } as unknown as SearchedSite);
  await rm(cacheDir, { recursive: true, force: true });
  return live ?? Number.POSITIVE_INFINITY;
}

it('the search index holds nothing of what pages are found by', async () => {
  const few = await measureIndex(20);
  const many = await measureIndex(140);
  // With the words of all pages it would be two hundred thousand.
  expect((many - few) / 120).toBeLessThan(50_000);
});
