import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCache } from '../../cache/cache-store.ts';
import { type LoadedModule, loadTypeScriptModule } from './load-module.ts';

let dir: string;

const write = async (file: string, text: string): Promise<void> => {
  const full = path.join(dir, file);
  await mkdir(path.dirname(full), { recursive: true });
  await writeFile(full, text);
};
const load = (): Promise<LoadedModule> =>
  loadTypeScriptModule(
    path.join(dir, 'site/own.config.ts'),
    openCache(path.join(dir, 'site/.cache')),
    'own.config.ts',
  );

beforeEach(async () => {
  dir = await realpath(await mkdtemp(path.join(tmpdir(), 'modules-')));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

it('tells modules where they lie, and not where they were bundled', async () => {
  await write(
    'site/own.config.ts',
    "import other from '../other/place.ts';\nimport old from './old.cjs';\nexport default [import.meta.dirname, other, old];",
  );
  await write('other/place.ts', "export default new URL('./file', import.meta.url).pathname;");
  await write('site/old.cjs', "module.exports = [__dirname, '__dirname'];");
  expect((await load()).value).toEqual([
    path.join(dir, 'site'),
    path.join(dir, 'other/file'),
    [path.join(dir, 'site'), '__dirname'],
  ]);
});

it('takes the packages that the importing file finds, and another release of them for other code', async () => {
  const release = (version: string) =>
    write('other/node_modules/own/package.json', JSON.stringify({ name: 'own', version, main: 'index.cjs' }));
  await release('1.0.0');
  await write('other/node_modules/own/index.cjs', "module.exports = 'of the other';");
  await write('other/used.ts', "import own from 'own';\nexport default own;");
  await write('site/own.config.ts', "import own from '../other/used.ts';\nexport default own;");
  const first = await load();
  expect(first.value).toBe('of the other');
  expect((await load()).codeHash).toBe(first.codeHash);
  await release('1.0.1');
  expect((await load()).codeHash).not.toBe(first.codeHash);
});

it('loads what is imported on demand when it is asked for', async () => {
  await write(
    'site/own.config.ts',
    "export default { early: () => Reflect.get(globalThis, 'ownLoaded'), load: () => import('./late.ts') };",
  );
  await write('site/late.ts', "Reflect.set(globalThis, 'ownLoaded', true);\nexport const late = 'late';");
  const { early, load: loadLate } = (await load()).value as {
    early: () => unknown;
    load: () => Promise<{ late: string }>;
  };
  expect(early()).toBeUndefined();
  expect((await loadLate()).late).toBe('late');
});
