import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { LONGEST_BUILD } from '#engine/node/paths.ts';
import { openSiteCache } from '#engine/node/pipeline/site/site-state.ts';
import { createHighlightKey } from '#engine/node/render/markdown/highlight-cache.ts';
import { counts, create, deleteSites, hashAll } from './cache-fixture.ts';
import { page, run } from './site-fixture.ts';

afterEach(deleteSites);

it('the colors of code are cached by a build that fails', async () => {
  const code = page('Code', '```hcl\na = 1\n```');
  const site = await create({ 'content/docs/guide/a.mdx': code, 'content/docs/guide/b.mdx': page('B', '{') });
  expect((await site.build()).code).toBe(1);
  const cache = openSiteCache(await realpath(site.dir));
  expect(cache.find('colors', createHighlightKey('content/docs/guide/a.mdx'))).toContain('"lines":[[');
});

describe('what is published', () => {
  it('is the same, byte for byte, when it is built twice', async () => {
    const [one, two] = [await create({}, run), await create({}, run)];
    await Promise.all([one.build(), two.build()]);
    expect(await hashAll(one)).toEqual(await hashAll(two));
  });

  it('is the same after a change and its undoing as it was before', async () => {
    const site = await create();
    await site.build();
    const before = await hashAll(site);
    await site.write({
      'content/docs/guide/c.mdx': page('C'),
      'content/docs/guide/a.mdx': page('A2', 'Other.'),
    });
    await site.build();
    await site.remove('content/docs/guide/c.mdx');
    await site.write({ 'content/docs/guide/a.mdx': page('A') });
    await site.build();
    expect(await hashAll(site)).toEqual(before);
  });

  it('stays as it was when a build fails', async () => {
    const site = await create();
    await site.build();
    const before = await hashAll(site);
    await site.write({
      'content/docs/guide/a.mdx': page('A', '[gone](/gone)'),
      'content/docs/new.mdx': page('New'),
    });
    expect((await site.build()).code).toBe(1);
    expect(await hashAll(site)).toEqual(before);
    await site.write({ 'content/docs/guide/a.mdx': page('A') });
    expect((await site.build()).code).toBe(0);
    expect(await site.list()).toContain('docs/new.html');
  });

  it('never goes into a folder that holds something else', async () => {
    const site = await create({ 'dist/precious.txt': 'x' });
    const { code, err } = await site.build();
    expect(code).toBe(1);
    expect(err).toContain('holds files that no build has written');
    expect(await site.read('precious.txt')).toBe('x');
  });
});

it('drops what no build has used for two weeks, of other sites as well', async () => {
  const site = await create();
  await site.build();
  const root = path.join(import.meta.dirname, '../../node_modules/.cache/gruntwork-docs');
  const time = new Date(Date.now() - 15 * 24 * 3_600_000);
  const left = ['sites', 'theme'].map((kind) => path.join(root, kind, `left-${path.basename(site.dir)}`));
  for (const folder of left) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'state.cache'), '');
    await utimes(folder, time, time);
  }
  await site.write({ 'content/docs/guide/a.mdx': page('A', 'Changed.') });
  expect((await site.build()).code).toBe(0);
  expect(left.filter((folder) => existsSync(folder))).toEqual([]);
  // What is in use stays: nothing is made again.
  await site.write({ 'content/docs/guide/a.mdx': page('A', 'Changed again.') });
  expect(await counts(site)).toEqual({ compiled: 1, rendered: 1 });
});

it('drops what a killed build has begun to write, once no build can be writing it', async () => {
  const site = await create();
  await site.build();
  const dir = path.join(openSiteCache(await realpath(site.dir)).dir, 'html');
  const hour = new Date(Date.now() - LONGEST_BUILD - 60_000);
  for (const name of ['a.cache.1.tmp', 'b.cache.2.tmp', 'own.cache'])
    await writeFile(path.join(dir, name), '');
  for (const name of ['a.cache.1.tmp', 'own.cache']) await utimes(path.join(dir, name), hour, hour);
  await site.write({ 'content/docs/guide/a.mdx': page('A', 'Changed.') });
  expect((await site.build()).code).toBe(0);
  const left = (await readdir(dir)).filter((name) => name.endsWith('.tmp') || name === 'own.cache');
  expect(left.sort()).toEqual(['b.cache.2.tmp', 'own.cache']);
});
