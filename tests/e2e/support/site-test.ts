import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';

const ROOT = path.join(import.meta.dirname, '../../..');
const BIN = path.join(ROOT, 'scripts/run.mjs');

/** Milliseconds in which a site has been built: with ten programs for each core it takes longer than a minute. */
const BUILT_WITHIN = 240_000;

export interface TestFixtures {
  /** Messages that a page must not make: uncaught errors and violations of the content security policy. */
  readonly faults: string[];
}

export interface SitePathOptions {
  /** Where the site is on its host, slashes on both ends; each project of the configuration has its own. */
  readonly sitePath: string;
}

export interface WorkerFixtures extends SitePathOptions {
  /** URL of the fixture site's first page; the site is built and served by the real program. */
  readonly siteUrl: string;
}

export interface SiteTestOptions {
  /** Changes the worker's copy of the site before it is built. */
  readonly prepare?: (dir: string) => Promise<void>;
}

/** Tests against a site of `tests/fixtures`, built and served once for each worker. A page that throws fails its test. */
export function createSiteTest(fixture: string, { prepare }: SiteTestOptions = {}) {
  const test = base.extend<TestFixtures, WorkerFixtures>({
    sitePath: ['/', { option: true, scope: 'worker' }],
    siteUrl: [
      async ({ sitePath }, use) => {
        // Each worker has a copy of its own: two builds of one site would meet in the cache.
        const dir = await mkdtemp(path.join(tmpdir(), `${fixture}-`));
        await cp(path.join(ROOT, 'tests/fixtures', fixture), dir, { recursive: true });
        // A site finds the engine where its packages are installed.
        await symlink(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'), 'dir');
        // A fixture may show what the documentation site shows.
        await cp(path.join(ROOT, 'site/components'), path.join(dir, 'components'), { recursive: true });
        await prepare?.(dir);
        const args = [BIN, 'build', '--site', dir, '--base-url', sitePath];
        const build = spawnSync(process.execPath, args, { encoding: 'utf8' });
        expect(build.status, build.stderr).toBe(0);
        const server = spawn(process.execPath, [BIN, 'preview', '--site', dir, '--port', '0']);
        await use(await readUrl(server));
        server.kill();
        await rm(dir, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: BUILT_WITHIN },
    ],
    baseURL: async ({ siteUrl }, use) => use(siteUrl),
    faults: async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });
      await use(faults);
    },
  });
  test.beforeEach(async ({ faults }) => {
    expect(faults).toEqual([]);
  });
  test.afterEach(async ({ faults }) => {
    expect(faults).toEqual([]);
  });
  return test;
}

async function readUrl(server: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of server.stdout ?? []) {
    output += String(chunk);
    const url = /at (http:\S+)/.exec(output)?.[1];
    if (url !== undefined) return url;
  }
  await once(server, 'exit');
  throw new Error(`the preview server did not start: ${output}`);
}
