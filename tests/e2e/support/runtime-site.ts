import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

export { expect, type Page };

const ROOT = path.join(import.meta.dirname, '../../..');
const BIN = path.join(ROOT, 'engine/bin.mjs');

interface TestFixtures {
  /** Messages that a page must not make: uncaught errors and violations of the content security policy. */
  readonly faults: string[];
}

interface WorkerFixtures {
  /** Origin of the fixture site, built and served by the real program. */
  readonly siteUrl: string;
}

/** Runs against the fixture site, whose content no writer changes. A page that throws fails its test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteUrl: [
    async ({ playwright: _ }, use) => {
      // Each worker has a copy of its own: two builds of one site would meet in the cache.
      const dir = await mkdtemp(path.join(tmpdir(), 'runtime-site-'));
      await cp(path.join(ROOT, 'tests/fixtures/runtime-site'), dir, { recursive: true });
      const build = spawnSync(process.execPath, [BIN, 'build', '--site', dir], { encoding: 'utf8' });
      expect(build.status, build.stderr).toBe(0);
      const server = spawn(process.execPath, [BIN, 'preview', '--site', dir, '--port', '0']);
      await use(await readUrl(server));
      server.kill();
      await rm(dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
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

/** Opens a page and waits until everything that loads late is there. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await whenReady(page);
}

export async function whenReady(page: Page): Promise<void> {
  await page.locator('html[data-client-navigation][data-behaviours]').waitFor();
}

/** From here on, `expectNoReload` fails if the document was loaded anew. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

export async function expectNoReload(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]')).toBeAttached();
}

export async function expectReload(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-marked])')).toBeAttached();
}

/** Turns prefetching off, as data saving does, so that a test decides when a page is fetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** The heading of the page on the screen. */
export function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** A link in the page's text. */
export function link(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}
