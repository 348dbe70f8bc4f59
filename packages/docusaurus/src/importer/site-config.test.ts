import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runConfig } from './site-config.ts';

const FILE = 'docusaurus.config.js';
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'foreign-'));
  await writeFile(path.join(dir, FILE), "module.exports = { title: 'Own' };");
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** Installs a fake Docusaurus in the site with this config module. */
async function install(config: string): Promise<void> {
  const folder = path.join(dir, 'node_modules/@docusaurus/core/lib/server');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'config.js'), config);
}

const load = "async ({ siteDir }) => ({ siteConfig: require(siteDir + '/docusaurus.config.js') })";

it('is run by the Docusaurus of the site', async () => {
  await install(`exports.loadSiteConfig = ${load};`);
  expect(await runConfig(dir, FILE)).toEqual({ title: 'Own' });
});

it('is run by the oldest editions as well, which load it by its path', async () => {
  await install('exports.default = (file) => require(file);');
  expect(await runConfig(dir, FILE)).toEqual({ title: 'Own' });
});

it('tells in a sentence why a config cannot be run', async () => {
  await install(`exports.loadSiteConfig = ${load};`);
  await writeFile(path.join(dir, FILE), "require('./written-by-a-step.js');");
  await expect(runConfig(dir, FILE)).rejects.toMatchObject({
    message: "`docusaurus.config.js` cannot be run: Cannot find module './written-by-a-step.js'",
    hint: expect.stringContaining('run that step first'),
  });
});
