import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseModule } from '@gruntwork-docs/terraform/model/parse-module.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseDocs, listChangeUrls } from './create-release-docs.ts';
import { loadReleases, type ReleasesInput } from './load-releases.ts';

let siteDir = '';
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await mkdir(path.join(siteDir, 'catalog/releases'), { recursive: true });
});
afterEach(() => rm(siteDir, { recursive: true, force: true }));

const write = (version: string, name: string): Promise<void> => {
  const module = {
    path: 'services/a/b',
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

function inputOf(text: string): ReleasesInput {
  const name = 'services/a/b';
  const { module } = parseModule(new Map([['main.tf', text]]), { name: 'b', path: name });
  if (module === undefined) throw new Error('the module must parse');
  return {
    siteDir,
    folder: 'catalog/releases',
    cacheFile: path.join(siteDir, 'releases.kept'),
    engineKey: 'key',
    version: 'v0.10.0',
    records: new Map([[name, { signature: '', hash: text, module }]]),
    toLink: (place) => `/docs/${place}`,
  };
}

describe('releases of a catalog', () => {
  it('are compared with their neighbors by number, the catalog itself is the newest', async () => {
    await write('v0.9.0', 'a');
    await write('v0.8.0', 'z');
    const { changes: releases } = await loadReleases(inputOf('variable "c" {}\n'));
    expect(releases.map(({ from, to }) => `${from} ${to}`)).toEqual(['v0.9.0 v0.10.0', 'v0.8.0 v0.9.0']);
    expect(releases[0]?.text).toContain(
      '## `services/a/b` {#services-a-b}\n\n[Reference of `services/a/b`](/docs/',
    );
    expect(releases[0]?.text).toContain('**Breaking**, input `a`: The input is gone');
  });

  it('are compared again when the catalog is another, and not else', async () => {
    await write('v0.9.0', 'a');
    const first = await loadReleases(inputOf('variable "c" {}\n'));
    expect(await loadReleases(inputOf('variable "c" {}\n'))).toEqual(first);
    const again = await loadReleases(inputOf('variable "d" {}\n'));
    expect(again.changes[0]?.text).toContain('`d`');
  });

  it('are none without data, and data of the current or a later release are left out', async () => {
    expect(await loadReleases(inputOf(''))).toEqual({ changes: [], since: {} });
    await write('v0.10.0', 'a');
    await write('v0.11.0', 'a');
    expect(await loadReleases(inputOf(''))).toEqual({ changes: [], since: {} });
  });

  it('tell of each module what its callers have to change since each of them', async () => {
    await write('v0.8.0', 'a');
    await write('v0.9.0', 'b');
    const { since } = await loadReleases(inputOf('variable "b" {\n  type = string\n}\n'));
    expect(Object.keys(since)).toEqual(['services/a/b']);
    const { 'v0.8.0': first = [], 'v0.9.0': second = [] } = since['services/a/b'] ?? {};
    expect(first.map(({ name, severity }) => `${name} ${severity}`)).toEqual([
      expect.stringMatching(/^a breaking$/),
    ]);
    expect(second).toEqual([]);
  });

  it('that cannot be read are an error with the file', async () => {
    await writeFile(path.join(siteDir, 'catalog/releases/v0.9.0.json'), '{');
    await expect(loadReleases(inputOf(''))).rejects.toThrow('this is not the data of a release');
  });

  it('have a page each, and a list of them', async () => {
    await write('v0.9.0', 'a');
    const { changes: releases } = await loadReleases(inputOf('variable "c" {}\n'));
    const site = {
      docsPath: '/docs',
      folder: 'catalog/releases',
      config: { baseUrl: '/sub/', trailingSlash: undefined } as Parameters<
        typeof listChangeUrls
      >[1]['config'],
    };
    const docs = createReleaseDocs(releases, site);
    expect(docs.map(({ route }) => route)).toEqual([
      '/docs/reference/releases',
      '/docs/reference/releases/v0-10-0',
    ]);
    expect(docs[0]?.source.text).toBe(
      '- [v0.9.0 to v0.10.0](/docs/reference/releases/v0-10-0): 2 breaking changes.\n',
    );
    expect([...listChangeUrls(releases, site)]).toEqual([
      ['services/a/b', '/sub/docs/reference/releases/v0-10-0#services-a-b'],
    ]);
    expect(createReleaseDocs([], site)).toEqual([]);
  });
});
