import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropUnused, noteUse, UNUSED_LIFETIME } from './unused.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unused-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function age(name: string, milliseconds: number): Promise<void> {
  const time = new Date(Date.now() - milliseconds);
  await utimes(path.join(folder, name), time, time);
}

it('what was not used for two weeks goes, files and folders, and everything else stays', async () => {
  for (const name of ['old', 'used', 'young']) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, 'file'), '');
  }
  await writeFile(path.join(folder, 'old.cache'), '');
  for (const name of ['old', 'old.cache', 'used']) await age(name, UNUSED_LIFETIME + 60_000);
  await age('young', UNUSED_LIFETIME - 60_000);
  await noteUse(path.join(folder, 'used'));
  await dropUnused(folder);
  expect((await readdir(folder)).sort()).toEqual(['used', 'young']);
});

it('what is not there is no fault', async () => {
  await noteUse(path.join(folder, 'none'));
  await dropUnused(path.join(folder, 'none'));
});
