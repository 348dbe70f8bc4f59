import { describe, expect, test } from 'vitest';
import { createSearcher } from '#shared/search/searcher.ts';
import { createIndex } from './create-index.ts';
import { createRecords, type SearchedPage } from './create-records.ts';
import { createPageEntry } from './page-entry.ts';

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
    entry: createPageEntry(html),
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

async function search(text: string, from = pages, drop: RegExp = /^$/) {
  const files = createIndex(
    from.flatMap((page) => createRecords(page, [['eks', 'kubernetes', 'container platform']])),
  );
  const load = async (name: string) => {
    if (drop.test(name)) throw new Error(`${name} is missing`);
    return JSON.parse(files.get(name) ?? 'null');
  };
  const searcher = createSearcher(JSON.parse(files.get('index.json') ?? ''), load);
  const results = await searcher.search(text, { places: 25 });
  const batch = await results.next();
  return {
    ...batch,
    total: results.total,
    urls: batch.groups.flatMap(({ hits }) => hits.map(({ url }) => url)),
  };
}

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

test('a title counts more than a text, and a title that is the query most', async () => {
  expect((await search('vpc')).urls[0]).toBe('/guide');
  expect((await search('what is it')).urls[0]).toBe('/what');
});

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

test('without a file of records the other results are there, without all files it fails', async () => {
  const many = Array.from({ length: 30 }, (_, number) =>
    createPage(`/p${number}`, `Gateway ${number}`, '<p>x</p>'),
  );
  const part = await search('gateway', many, /^r0/);
  expect(part.incomplete).toBe(true);
  await expect(search('gateway', many, /^r/)).rejects.toThrow();
  await expect(search('gateway', many, /^t/)).rejects.toThrow('is missing');
});

test('without the list of words a correct query works', async () => {
  expect((await search('encryption', pages, /^words/)).urls[0]).toBe('/what');
  expect((await search('zzzzqqqq', pages, /^words/)).total).toBe(0);
});

test('the same records make the same bytes, and files stay small however many pages there are', () => {
  const many = Array.from({ length: 3_000 }, (_, number) =>
    createPage(
      `/p${number}`,
      `Rotate the key number${number}`,
      `<p>Every page speaks of rotation${number % 7}.</p>`,
    ),
  );
  const create = () => createIndex(many.flatMap((page) => createRecords(page, [])));
  const files = create();
  expect([...create()]).toEqual([...files]);
  const sizes = [...files].filter(([name]) => name.startsWith('t')).map(([, text]) => text.length);
  expect(Math.max(...sizes)).toBeLessThan(14_000);
});
