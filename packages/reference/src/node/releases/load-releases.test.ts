import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCache } from '@gruntwork-docs/engine/source';
import { parseModule } from '@gruntwork-docs/terraform/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseDocs } from './create-release-docs.ts';
import { createInputChanges } from './input-changes.ts';
import { loadReleases, type ReleasesInput } from './load-releases.ts';
import { createHistories, createReleaseView } from './release-views.ts';

const NAME = 'services/a/b';
let siteDir = '';
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await mkdir(path.join(siteDir, 'catalog/releases'), { recursive: true });
});
afterEach(() => rm(siteDir, { recursive: true, force: true }));

const write = (version: string, name: string): Promise<void> => {
  const module = {
    path: NAME,
    name: 'b',
    variables: [{ name, type: 'string' }],
    outputs: [],
    requiredVersions: [],
    requiredProviders: [],
    resources: [],
    moduleCalls: [],
    moved: [],
  };
  const file = path.join(siteDir, `catalog/releases/${version}.json`);
  return writeFile(file, JSON.stringify({ version, modules: [module] }));
};

function inputOf(text: string, version = 'v0.10.0'): ReleasesInput {
  const { module } = parseModule(new Map([['main.tf', text]]), { name: 'b', path: NAME });
  if (module === undefined) throw new Error('the module must parse');
  return {
    siteDir,
    folder: 'catalog/releases',
    cache: openCache(path.join(siteDir, 'cache')),
    engineKey: 'key',
    version,
    records: new Map([[NAME, { signature: '', hash: text, module, feeds: [] }]]),
  };
}

const SITE = {
  docsPath: '/docs',
  config: { baseUrl: '/sub/', trailingSlash: undefined },
  places: new Map([[NAME, { label: 'The B', url: '/sub/docs/b' }]]),
};

describe('releases of a catalog', () => {
  it('are compared by number each with each, the catalog itself is the newest', async () => {
    await write('v0.9.0', 'a');
    await write('v0.8.0', 'z');
    const { versions, comparisons } = await loadReleases(inputOf('variable "c" {}\n'));
    expect(versions).toEqual(['v0.10.0', 'v0.9.0', 'v0.8.0']);
    expect(comparisons.map(({ from, to, isStep }) => `${from} ${to} ${isStep}`)).toEqual([
      'v0.9.0 v0.10.0 true',
      'v0.8.0 v0.10.0 false',
      'v0.8.0 v0.9.0 true',
    ]);
    expect(comparisons[0]?.diff.modules[0]?.changes.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'removed a',
      'added c',
    ]);
  });

  it('older than the newest eight are compared with their neighbors only', async () => {
    for (let number = 1; number <= 9; number++) await write(`v0.${number}.0`, 'a');
    const { comparisons } = await loadReleases(inputOf(''));
    expect(comparisons).toHaveLength((8 * 7) / 2 + 2);
    expect(comparisons.filter(({ isStep }) => isStep)).toHaveLength(9);
    expect(comparisons.some(({ from, to }) => from === 'v0.2.0' && to === 'v0.10.0')).toBe(false);
  });

  it('are compared again when the catalog is another, and not else', async () => {
    await write('v0.9.0', 'a');
    const first = await loadReleases(inputOf('variable "c" {}\n'));
    expect(await loadReleases(inputOf('variable "c" {}\n'))).toEqual(first);
    const again = await loadReleases(inputOf('variable "d" {}\n'));
    expect(again.comparisons[0]?.diff.modules[0]?.changes.map(({ name }) => name)).toContain('d');
  });

  it('are none without data, and data of the current or a later release are left out', async () => {
    const none = { versions: [], comparisons: [] };
    expect(await loadReleases(inputOf(''))).toEqual(none);
    await write('v0.10.0', 'a');
    await write('v0.11.0', 'a');
    expect(await loadReleases(inputOf(''))).toEqual(none);
  });

  it('that cannot be read are an error with the file', async () => {
    await writeFile(path.join(siteDir, 'catalog/releases/v0.9.0.json'), '{');
    await expect(loadReleases(inputOf(''))).rejects.toThrow('this is not the data of a release');
  });

  it('have a page for each comparison, and a list of them', async () => {
    await write('v0.9.0', 'a');
    await write('v0.8.0', 'z');
    const releases = await loadReleases(inputOf('variable "c" {}\n'));
    const views = releases.comparisons.map((comparison) => createReleaseView(comparison, SITE));
    const input = { ...SITE, folder: 'catalog/releases', parent: undefined };
    const docs = createReleaseDocs(releases, views, input);
    expect(docs.map(({ route, worth }) => `${route} ${worth}`)).toEqual([
      '/docs/reference/releases 0.3',
      '/docs/reference/releases/v0-10-0 0.3',
      '/docs/reference/releases/v0-8-0-to-v0-10-0 0',
      '/docs/reference/releases/v0-9-0 0.3',
    ]);
    expect(views[0]).toMatchObject({
      url: '/sub/docs/reference/releases/v0-10-0',
      counts: { breaking: 2, behavior: 0, addition: 0, note: 0 },
      services: [{ path: NAME, label: 'The B', id: 'services-a-b', url: '/sub/docs/b' }],
      library: [],
    });
    expect(createReleaseDocs({ versions: [], comparisons: [] }, [], input)).toEqual([]);
  });

  it('tell of each module what differs since then', async () => {
    await write('v0.9.0', 'a');
    await write('v0.8.0', 'z');
    const releases = await loadReleases(inputOf('variable "a" {\n  type = string\n}\n'));
    const [newer, older] = createHistories(releases, [NAME], SITE).get(NAME) ?? [];
    expect(newer).toMatchObject({ version: 'v0.9.0', id: 'since-v0-9-0', changes: [] });
    expect(newer).not.toHaveProperty('url');
    expect(older?.url).toBe('/sub/docs/reference/releases/v0-8-0-to-v0-10-0#services-a-b');
    expect(older?.changes).toEqual([
      {
        severity: 'breaking',
        subject: 'input',
        name: 'z',
        message: 'Gone: a call that sets it is refused.',
        lines: ['- z = …'],
      },
      {
        severity: 'breaking',
        subject: 'input',
        name: 'a',
        message: 'New and required: every call has to set it.',
        isNew: true,
        lines: ['+ a = "example"'],
      },
    ]);
  });

  it('tell what callers have to change since each of them', async () => {
    await write('v0.9.0', 'b');
    await write('v0.8.0', 'a');
    const releases = await loadReleases(inputOf('variable "b" {\n  type = string\n}\n'));
    const changes = createInputChanges(releases, [NAME, 'services/a/new', 'examples/a']).get(NAME);
    expect(changes?.['v0.8.0']?.map(({ name, severity }) => `${name} ${severity}`)).toContain('a breaking');
    expect(changes?.['v0.9.0']).toEqual([]);
    expect([...createInputChanges(releases, ['examples/a']).keys()]).toEqual([]);
  });
});
