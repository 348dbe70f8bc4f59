import { describe, expect, test } from 'vitest';
import { createSearcher } from '#shared/searcher.ts';
import { createIndex } from './create-index.ts';
import { createRecords, type SearchedPage, type Synonyms } from './create-records.ts';
import { createPageEntry } from './page-entry.ts';
import { readPageText } from './read-page-text.ts';

function createPage(
  route: string,
  title: string,
  html: string,
  more: Partial<SearchedPage> = {},
): SearchedPage {
  return {
    route,
    title,
    description: '',
    keywords: [],
    breadcrumbs: ['Docs'],
    isModule: false,
    worth: 1,
    entry: createPageEntry(readPageText(html)),
    ...more,
  };
}

const row = (id: string, text: string) =>
  `<div class="param" id="${id}"><dt><a class="param-name" href="#${id}">x</a></dt><dd>${text}</dd></div>`;

const pages = [
  createPage(
    '/vpc',
    'Virtual Private Cloud',
    `<p>A network.</p><h2 id="in">Inputs</h2>${row('input-vpc_id', 'The network.')}${row('input-node_groups.instance_types', 'Sizes.')}${row('output-vpc_id', 'Its id.')}`,
    { isModule: true },
  ),
  createPage(
    '/guide',
    'Design a VPC',
    '<p>Choose a CIDR block.</p><h2 id="peer">Peering</h2><p>Connect two networks with vpc_id.</p>',
  ),
  createPage('/what', 'What is it?', '<p>Words about encryption.</p>'),
  createPage('/eks', 'Amazon EKS', '<p>Runs containers.</p>'),
];

/** Returns the texts of an index's files by name. */
function createFiles(from: readonly SearchedPage[], synonyms: Synonyms = []): Map<string, string> {
  const files = createIndex(from.map((page) => createRecords(page, synonyms)));
  return new Map([...files].map(([name, { text }]) => [name, text]));
}

/** Searches an index of some pages; `replace` replaces the text of a file, or removes it. */
async function search(text: string, from = pages, replace: Replace = (_, file) => file) {
  const files = createFiles(from, [['eks', 'kubernetes', 'container platform']]);
  const load = async (name: string) => {
    const file = replace(name, files.get(name));
    if (file === undefined) throw new Error(`${name} is missing`);
    return JSON.parse(file);
  };
  const searcher = createSearcher(JSON.parse(files.get('index.json') ?? ''), load);
  const results = await searcher.search(text, { places: 20 });
  const batch = await results.next();
  return {
    ...batch,
    total: results.total,
    next: results.next,
    urls: batch.groups.flatMap(({ hits }) => hits.map(({ url }) => url)),
  };
}

type Replace = (name: string, file: string | undefined) => string | undefined;
const lose =
  (names: RegExp): Replace =>
  (name, file) =>
    names.test(name) ? undefined : file;

describe('an identifier', () => {
  test('is found whole before anything that only speaks of it', async () => {
    const { urls } = await search('vpc_id');
    expect(urls.slice(0, 2).sort()).toEqual(['/vpc#input-vpc_id', '/vpc#output-vpc_id']);
  });
  test.each(['instance_types', 'node_groups.inst', 'instance types', 'node groups', 'var.instance_types'])(
    'is found by %s',
    async (text) => {
      expect((await search(text)).urls[0]).toBe('/vpc#input-node_groups.instance_types');
    },
  );
});

test('a module is found by the name that calls have, and what is worth less comes after it', async () => {
  const twins = ['/services/net', '/modules/subnet-plan'].map((route) =>
    createPage(route, 'Networks', row('input-cidr_block', 'The addresses.'), { isModule: true }),
  );
  const other = createPage('/notes', 'Subnet plan, subnet-plan', '<p>subnet-plan subnet-plan</p>', {
    worth: 0.3,
  });
  expect((await search('subnet-plan', [other, ...twins])).urls[0]).toBe('/modules/subnet-plan');
  const [service, library] = twins.map((page, index) => ({ ...page, worth: index === 0 ? 1 : 0.5 }));
  const parts = [library, service].filter((page) => page !== undefined);
  expect((await search('cidr_block', parts)).urls).toEqual([
    '/services/net#input-cidr_block',
    '/modules/subnet-plan#input-cidr_block',
  ]);
});

test('a title counts more than a text, and a title that is the query most', async () => {
  expect((await search('vpc')).urls[0]).toBe('/guide');
  expect((await search('what is it')).urls[0]).toBe('/what');
});

test.each(['vpc', 'virtual private cloud'])(
  'a title that names a thing twice, whole and short, is what %j asks for',
  async (text) => {
    const named = [
      createPage('/endpoints', 'VPC Endpoints', '<p>From a VPC to services, without leaving the VPC.</p>'),
      createPage('/peering', 'Virtual Private Cloud Peering', '<p>One virtual private cloud to another.</p>'),
      createPage('/vpc', 'Virtual Private Cloud (VPC)', '<p>A network.</p>'),
    ];
    expect((await search(text, named)).urls[0]).toBe('/vpc');
  },
);

test('other forms, beginnings, mistakes and synonyms of a word are found', async () => {
  expect((await search('encrypted')).urls[0]).toBe('/what');
  expect((await search('encr')).urls[0]).toBe('/what');
  expect((await search('encrpytion')).urls[0]).toBe('/what');
  expect((await search('kubernetes')).urls[0]).toBe('/eks');
  expect((await search('container platform')).urls[0]).toBe('/eks');
});

test('a scope leaves out everything else', async () => {
  expect((await search('out:vpc_id')).urls).toEqual(['/vpc#output-vpc_id']);
  expect((await search('in:vpc_id')).urls).toEqual(['/vpc#input-vpc_id']);
  expect((await search('guide: vpc')).urls.every((url) => url.startsWith('/guide'))).toBe(true);
});

test('words of different sections of a page are found together', async () => {
  expect((await search('cidr peering')).urls[0]).toBe('/guide');
});

test('results are grouped by page, and what nobody wrote is not found', async () => {
  const { groups, total } = await search('vpc_id');
  expect(groups.map(({ url }) => url)).toEqual(['/vpc', '/guide']);
  expect(total).toBeGreaterThanOrEqual(3);
  expect(await search('zzzzqqqq')).toMatchObject({ total: 0, groups: [] });
  expect(await search('')).toMatchObject({ total: 0, groups: [] });
});

describe('when something of the index cannot be read', () => {
  const many = Array.from({ length: 90 }, (_, number) =>
    createPage(`/p${number}`, `Gateway ${number}`, '<p>Opens a wall.</p>'),
  );

  test('without a file of records the other results are there, without all files it fails', async () => {
    const part = await search('gateway', many, lose(/^r0/));
    expect(part.incomplete).toBe(true);
    expect(part.urls).not.toContain('/p0');
    expect(part.urls.length).toBeGreaterThanOrEqual(10);
    await expect(search('gateway', many, lose(/^r/))).rejects.toThrow('could not be loaded');
    await expect(search('gateway', many, lose(/^t/))).rejects.toThrow('is missing');
  });

  test('where a whole batch is lost the next one takes its place', async () => {
    const part = await search('gateway', many, lose(/^r[0-2]\./));
    expect(part.incomplete).toBe(true);
    expect(part.urls.length).toBeGreaterThanOrEqual(10);
  });

  test('results that could not be loaded are tried again', async () => {
    let isOnline = true;
    const results = await search('gateway', many, (name, file) =>
      isOnline || !name.startsWith('r') ? file : undefined,
    );
    isOnline = false;
    await expect(results.next()).rejects.toThrow('could not be loaded');
    isOnline = true;
    const { groups } = await results.next();
    expect(groups.length).toBe(20);
    expect(results.urls).not.toContain(groups[0]?.url);
  });

  test.each([
    ['nothing', 'null'],
    ['something else', '{"pages":1,"records":{},"terms":"x","postings":[1]}'],
    ['lists of something else', '{"pages":[1],"records":[[9,9]],"terms":[1],"postings":[2]}'],
    ['fewer entries than it should', '{"pages":[],"records":[],"terms":["gateway"],"postings":[]}'],
  ])('a file that holds %s counts as a missing one', async (_, text) => {
    const broken =
      (names: RegExp): Replace =>
      (name, file) =>
        names.test(name) ? text : file;
    const part = await search('gateway', many, broken(/^r0/));
    expect(part.incomplete).toBe(true);
    expect(part.urls.length).toBeGreaterThanOrEqual(10);
    await expect(search('gateway', many, broken(/^t/))).rejects.toThrow();
    expect((await search('encryption', pages, broken(/^words/))).urls[0]).toBe('/what');
  });

  test('without the list of words a correct query works', async () => {
    expect((await search('encryption', pages, lose(/^words/))).urls[0]).toBe('/what');
    expect((await search('zzzzqqqq', pages, lose(/^words/))).total).toBe(0);
  });

  test.each([
    null,
    'text',
    [],
    { shards: 1 },
    { version: 'x', count: 1, bounds: [1], shards: [], blockSize: 0 },
  ])('a manifest that is none is told: %j', (manifest) => {
    expect(() => createSearcher(manifest, async () => null)).toThrow('not a manifest');
  });
});

describe('any text is a query', () => {
  const long = 'vpc network '.repeat(900);
  test.each([
    ['10,000 characters', long],
    ['one word of 10,000 characters', 'x'.repeat(10_000)],
    ['10,000 separators', `a${'.'.repeat(10_000)}b`],
    ['an identifier of 5,000 parts', 'a_'.repeat(5_000)],
    ['10,000 accents', `e${'\u0301'.repeat(10_000)}`],
    ['control characters', '\u0000\u0007\u202e\u2028'],
    ['markup', '<img src=x onerror="alert(1)">'],
    ['half a character', '\ud83d'],
    ['half a character among words', 'vpc\udc00_id'],
    ['punctuation', '*** )( \\ // [ ] "'],
    ['scopes only', 'in: out: mod:'],
    ['names that objects have', '__proto__ constructor toString hasOwnProperty'],
    ['a regular expression', '(a+)+$ .* [z-a]'],
    ['what prefixes and titles are marked with', 'vpc* =what =what is it *'],
  ])('%s', async (_, text) => {
    const start = process.cpuUsage();
    const { urls } = await search(text);
    expect(urls.every((url) => url.startsWith('/'))).toBe(true);
    // Far above the measured time, far below the time of a repeated scan of such a long text.
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
  });
});

test('the same records make the same bytes, and files stay small however many pages there are', () => {
  const many = Array.from({ length: 3_000 }, (_, number) =>
    createPage(
      `/p${number}`,
      `Rotate the key number${number}`,
      `<p>Every page speaks of rotation${number % 7}.</p>`,
    ),
  );
  const create = () => createFiles(many);
  const files = create();
  expect([...create()]).toEqual([...files]);
  const sizes = [...files].filter(([name]) => name.startsWith('t')).map(([, text]) => text.length);
  expect(Math.max(...sizes)).toBeLessThan(14_000);
});
