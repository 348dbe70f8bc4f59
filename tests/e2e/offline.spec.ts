import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { click, expect, expectHeading, type Page, readText, test } from './support/other-browsers.ts';

const NEXT = 'docs/intro/overview/how-it-works.html';
const VPC = 'docs/reference/services/networking/virtual-private-cloud-vpc.html';

/** The archive of the built site, unpacked. A space in its path is what a reader's folder may have. */
let folder = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(path.join(tmpdir(), 'offline docs '));
  const archive = path.join(folder, 'docs.zip');
  execFileSync('node', ['scripts/run.mjs', 'bundle', '--out', archive], { stdio: 'pipe' });
  execFileSync('sha256sum', ['--check', '--quiet', 'docs.zip.sha256'], { cwd: folder });
  for (const [name, data] of Object.entries(unzipSync(await readFile(archive)))) {
    if (name.endsWith('/')) continue;
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), data);
  }
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Everything that a page asks for outside of its folder. */
let asked: string[] = [];
test.beforeEach(({ tab }) => {
  asked = [];
  tab.on('request', (request) => {
    if (!/^(?:file|data|blob):/.test(request.url())) asked.push(request.url());
  });
});
test.afterEach(() => {
  expect(asked).toEqual([]);
});

async function open(tab: Page, file: string): Promise<void> {
  await tab.goto(`${pathToFileURL(path.join(folder, 'docs')).href}/${file}`);
  await tab.waitForSelector('html[data-behaviors]');
}

const readPath = (tab: Page): string => decodeURIComponent(new URL(tab.url()).pathname);

// Spec: faults/archive-site-opened-from
test('pages open from a folder, with their styles, fonts and pictures', async ({ tab }) => {
  await open(tab, 'docs/guides/build-it-yourself/vpc/index.html');
  const look = await tab.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.querySelectorAll('article img')].filter(
      (image) => image instanceof HTMLImageElement,
    );
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    return {
      fonts: [...document.fonts].filter((font) => font.status === 'loaded').length,
      navbar: getComputedStyle(document.querySelector('.navbar') ?? document.body).position,
    };
  });
  expect(look.navbar).toBe('sticky');
  expect(look.fonts).toBeGreaterThan(0);
});

// Spec: faults/archive-site-opened-from
test('links lead from file to file, also those of a sidebar group that was left out of the page', async ({
  tab,
}) => {
  await open(tab, 'index.html');
  await click(tab, '.navbar a[href*="guides"]');
  await expect.poll(() => readPath(tab)).toBe(`${folder}/docs/docs/guides/index.html`);
  await open(tab, VPC);
  const id = await tab.$eval('[data-sidebar] button[aria-expanded="false"]', (button) => {
    button.click();
    return button.getAttribute('aria-controls') ?? '';
  });
  const links = () =>
    tab.$$eval(`[id="${id}"] a`, (all) => all.filter((link) => /^file:.*\.html$/.test(link.href)).length);
  await expect.poll(links).toBeGreaterThan(0);
});

// Spec: faults/archive-site-opened-from
test('the search finds an input by its name, and the keyboard leads to it', async ({ tab }) => {
  await open(tab, NEXT);
  await tab.keyboard.press('/');
  await tab.waitForSelector('dialog[open] input');
  await tab.keyboard.type('num_availability_zones');
  await expect.poll(() => readText(tab, 'dialog [role="option"]')).toContain('num_availability_zones');
  await tab.keyboard.press('Enter');
  await expect.poll(() => readPath(tab)).toContain(`${folder}/docs/docs/reference/services/`);
  await expect.poll(() => new URL(tab.url()).hash).toContain('num_availability_zones');
});

// Spec: faults/archive-site-opened-from
test('Enter before there are results leads to the first of them when they come', async ({ tab }) => {
  await open(tab, NEXT);
  await tab.keyboard.press('/');
  await tab.waitForSelector('dialog[open] input');
  await tab.$eval('dialog[open] input', (field) => {
    field.value = 'num_availability_zones';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await expect.poll(() => readPath(tab)).toContain(`${folder}/docs/docs/reference/services/`);
});

// Spec: faults/archive-site-opened-from
test('the search page answers the query of its address', async ({ tab }) => {
  await open(tab, 'search.html?q=vpc');
  await expect.poll(() => readText(tab, '[data-search-status]')).toMatch(/\d+ documents found/);
  await tab.locator('.search-result a').click();
  await expect.poll(() => readPath(tab)).toMatch(/\/docs\/docs\/.*\.html$/);
  await tab.waitForSelector('article h1');
});

// Spec: faults/archive-site-opened-from
test('islands and the choice of colors work', async ({ tab }) => {
  await open(tab, VPC);
  await click(tab, '[role="tablist"] [role="tab"]:nth-child(2)');
  await expect
    .poll(() => tab.$eval('[role="tab"]:nth-child(2)', (button) => button.getAttribute('aria-selected')))
    .toBe('true');
  await click(tab, '[data-color-toggle]');
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await open(tab, NEXT);
  await expectHeading(tab, 'How it works');
});

// Spec: faults/archive-site-opened-from
test('a call is built from the data of a module, and links lead to the data too', async ({ tab }) => {
  await open(tab, VPC);
  await click(tab, '.usage-build');
  await expect.poll(() => readText(tab, '.builder-top h2')).toContain('Virtual Private Cloud (VPC)');
  await tab.waitForSelector('.builder-form input');
  await readFile(path.join(folder, 'docs', VPC.replace('.html', '.json')));
});
