import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHostedAnswer } from '#search/client/backends/hosted-answer.ts';
import { createFacetFilters } from '#search/client/backends/hosted-highlights.ts';
import type { HostedRecord } from '#search/shared/hosted-record.ts';
import type { CommandResult } from './builder/build-in-builder.ts';
import { createSite, page, run, type SiteFixture } from './site-fixture.ts';

const files = {
  'site.config.ts':
    "export default { url: 'https://docs.example.com', baseUrl: '/base/', search: { provider: 'algolia', appId: 'APP', apiKey: 'key', indexName: 'docs' } };",
  'content/docs/index.md': page('Start', 'Read about [gateways](./gateways.md).'),
  'content/docs/gateways.md': page('Gateways', '## How many\n\nOne gateway for each `vpc_id`.'),
  'content/docs/secret.md':
    '---\ntitle: Hidden page\ndescription: Not listed.\nunlisted: true\n---\n\nText.\n',
  'content/pages/about.md': page('About us'),
  'content/versions/1.0/docs/index.md': page('Start of 1.0'),
};

let site: SiteFixture;

beforeEach(async () => {
  site = await createSite(files, run);
});
afterEach(() => site.delete());

const write = (file: string): Promise<CommandResult> =>
  run(['search:records', '--site', site.dir, '--out', path.join(site.dir, file)]);
const read = (file: string): Promise<string> => readFile(path.join(site.dir, file), 'utf8');

async function readRecords(): Promise<HostedRecord[]> {
  const { code, err } = await write('records.json');
  expect(code, err).toBe(0);
  return JSON.parse(await read('records.json'));
}

test('every page and section that search may find is a record with its published address', async () => {
  const records = await readRecords();
  const urls = records.map(({ url }) => url);
  expect(urls).toContain('https://docs.example.com/base/docs/next/gateways#how-many');
  expect(urls).toContain('https://docs.example.com/base/about');
  expect(JSON.stringify(records)).not.toContain('Hidden page');
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

test('records are what the search box asks for and reads', async () => {
  const records = await readRecords();
  const find = (version: string): string[] => {
    const filters = createFacetFilters({ contextual: true, language: 'en', version, scope: undefined });
    const hits = records.filter((record) =>
      filters.every((any) =>
        [any].flat().some((filter) => {
          const [name = '', value] = filter.split(':');
          return Object.entries(record).some(([key, own]) => key === name && own === value);
        }),
      ),
    );
    return readHostedAnswer({ results: [{ hits }] }).groups.flatMap((group) =>
      group.hits.map(({ url, kind, title }) => `${kind} ${url} ${title.map(({ text }) => text).join('')}`),
    );
  };
  const current = find('current');
  expect(current).toContain('section /base/docs/next/gateways#how-many How many');
  expect(current).toContain('page /base/about About us');
  expect(current.join()).not.toContain('1.0');
  expect(find('1.0')).toContain('page /base/docs/ Start of 1.0');
});

test('the same site gives the same bytes; a file that ends in ndjson has one record a line', async () => {
  const records = await readRecords();
  const first = await read('records.json');
  await readRecords();
  expect(await read('records.json')).toBe(first);
  const { out } = await write('deep/folder/records.ndjson');
  expect(out).toContain(`${records.length} search records`);
  const lines = (await read('deep/folder/records.ndjson')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(records);
});

test('a site that cannot be built leaves the records of before', async () => {
  await readRecords();
  const before = await read('records.json');
  await site.write({ 'content/docs/gateways.md': page('Gateways', '[Broken](./missing.md)') });
  const { code, err } = await write('records.json');
  expect(code).toBe(1);
  expect(err).toContain('missing.md');
  expect(await read('records.json')).toBe(before);
});

test('a place that cannot be written to is named, and nothing is left there', async () => {
  const folder = await write('content');
  expect(folder.code).toBe(1);
  expect(folder.err).toContain('content` is a folder');
  expect(folder.err).toContain('--out search-records.json');
  const below = await write('site.config.ts/records.json');
  expect(below.code).toBe(1);
  expect(below.err).toContain('could not be written');
  expect((await readdir(site.dir)).filter((name) => name.includes('.tmp'))).toEqual([]);
});

test('a base URL for this once is refused: records name published pages', async () => {
  const { code, err } = await run(['search:records', '--site', site.dir, '--base-url', '/x/']);
  expect(code).toBe(1);
  expect(err).toContain('of no use');
});

/** A source that writes down how often it is asked. */
const COUNTING_CONFIG = `
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { defineSite, defineSource, docsSource } from '@gruntwork-docs/engine';

const counting = defineSource({
  name: 'counting',
  async load({ siteDir }) {
    await appendFile(path.join(siteDir, 'asked'), 'load ');
    return { hash: '', siteDir, fileRoutes: new Map() };
  },
  plan({ siteDir }) {
    asked.push('plan');
    return { pages: [] };
  },
});
const asked = [];
process.on('exit', () => console.log('asked: ' + asked.join(' ')));

export default defineSite({ title: 'Records', url: 'https://records.example', sources: [docsSource, counting] });
`;

const findAsked = ({ out }: CommandResult) => /^asked: .*$/m.exec(out)?.[0];

test.each(['made', 'there already'])(
  'a site that is %s is read and planned as often as for a build',
  async (state) => {
    await site.write({ 'site.config.ts': COUNTING_CONFIG });
    const built = await site.build('--out', path.join(site.dir, state === 'made' ? 'elsewhere' : 'dist'));
    await site.remove('asked');
    const written = await write('records.json');
    expect(written.code, written.err).toBe(0);
    expect(await read('asked')).toBe('load ');
    expect(findAsked(written)).toBe(findAsked(built));
  },
);
