import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { expect, heading, link, type Page, whenReady } from './support/runtime-site.ts';
import { createSiteTest } from './support/site-test.ts';

const BASE = '/docs-site/';

let siteDir = '';
const test = createSiteTest('runtime-site', {
  prepare: async (dir) => {
    siteDir = dir;
    await writeFile(
      path.join(dir, 'content/redirects.ts'),
      "export default [{ from: '/old/long', to: '/docs/long' }];\n",
    );
    const blog = path.join(dir, 'content/blog');
    await mkdir(blog);
    await writeFile(
      path.join(blog, '2026-03-14-first.md'),
      '---\ntitle: First post\ntags: [a]\n---\n\nText.\n',
    );
  },
});

test.use({ sitePath: BASE });

const readDist = (file: string): Promise<string> => readFile(path.join(siteDir, 'dist', file), 'utf8');

/** Opens a page below the base URL and waits until everything that loads late is there. */
async function open(page: Page, below: string): Promise<void> {
  await page.goto(BASE + below);
  await whenReady(page);
}

/** Everything that the browser asks this site for, with what is not answered well. */
function watchRequests(page: Page): { readonly urls: string[]; readonly failed: string[] } {
  const urls: string[] = [];
  const failed: string[] = [];
  page.on('response', (response) => {
    const { pathname, protocol } = new URL(response.url());
    if (!protocol.startsWith('http')) return;
    urls.push(pathname);
    if (response.status() >= 400) failed.push(`${response.status()} ${pathname}`);
  });
  return { urls, failed };
}

// Spec: faults/sites-below-base-url
test('every file that a page asks for lies below the base URL', async ({ page }) => {
  const { urls, failed } = watchRequests(page);
  await open(page, '');
  await open(page, 'docs/parts');
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
  const font = page.waitForResponse('**/*.woff2');
  await page.locator('main h1').evaluate((title) => {
    title.textContent = 'Déjà vu';
  });
  await font;
  expect(failed).toEqual([]);
  expect(urls.filter((url) => !url.startsWith(BASE))).toEqual([]);
  expect(urls.some((url) => url.endsWith('.css'))).toBe(true);
  expect(urls.some((url) => url.endsWith('.woff2'))).toBe(true);
});

// Spec: faults/sites-below-base-url
test('redirects lead to pages below the base URL', async ({ page }) => {
  await page.goto(`${BASE}old/long`);
  await expect(heading(page, 'Long')).toBeVisible();
  await expect(page).toHaveURL(`${BASE}docs/long`);
  expect(await readDist('_redirects')).toBe(`${BASE}old/long ${BASE}docs/long 301\n`);
  expect(await readDist('old/long.html')).toContain(`url=${BASE}docs/long`);
});

// Spec: faults/sites-below-base-url
test('the blog, its feeds, the sitemap and the rules for hosts name URLs with the base URL', async ({
  page,
}) => {
  await open(page, 'blog/archive');
  await link(page, 'March 14 - First post').click();
  await expect(heading(page, 'First post')).toBeVisible();
  await expect(page).toHaveURL(`${BASE}blog/first`);
  expect(await readDist('blog/rss.xml')).toContain('<link>https://fixture.test/docs-site/blog/first</link>');
  expect(await readDist('sitemap.xml')).toContain('<loc>https://fixture.test/docs-site/docs/long</loc>');
  expect(await readDist('robots.txt')).toContain('https://fixture.test/docs-site/sitemap.xml');
  expect(await readDist('_headers')).toMatch(/^\/docs-site\/\*\n/);
});

test('no page of the built site links to a place outside of the base URL', async () => {
  for (const file of ['index.html', 'docs/index.html', 'docs/parts.html', 'blog.html', '404.html']) {
    const html = await readDist(file);
    const outside = [...html.matchAll(/\s(?:href|src|action)="(\/(?!\/)[^"]*)"/g)]
      .map(([, url = '']) => url)
      // Written with `pathname://`: another program's.
      .filter((url) => !url.startsWith(BASE) && url !== '/islands');
    expect([file, outside]).toEqual([file, []]);
  }
});

test.describe('a site that was put somewhere else than its base URL says', () => {
  let server: Server;
  let origin = '';

  test.beforeAll(async ({ siteUrl: _ }) => {
    // The folder `wrong/place`, where the site is told to be at `/docs-site/`.
    server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site.test');
      const below = pathname.startsWith('/wrong/place/') ? pathname.slice('/wrong/place/'.length) : undefined;
      const file = below === '' ? 'index.html' : below;
      const text = file === undefined ? undefined : await readDist(file).catch(() => undefined);
      response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(text ?? 'Not found');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => {
    server.close();
  });

  // Spec: routes/banner-base-url-seems
  test('tells so on its home page, with the base URL that would be right', async ({ page }) => {
    await page.goto(`${origin}/wrong/place/index.html`);
    await expect(page.getByText('Your Docusaurus site did not load properly')).toBeVisible();
    await expect(page.getByText('Current configured base URL: /docs-site/')).toBeVisible();
    await expect(page.getByText('We suggest trying base URL: /wrong/place/')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    // Spec: routes/banner-base-url-seems
    test('tells so as well', async ({ page }) => {
      await page.goto(`${origin}/wrong/place/`);
      await expect(page.getByText('Your Docusaurus site did not load properly')).toBeVisible();
      await expect(page.getByText('Current configured base URL: /docs-site/')).toBeVisible();
      await expect(page.getByText('We suggest trying base URL:')).toBeVisible();
    });

    test('is quiet where it belongs', async ({ page }) => {
      await page.goto(BASE);
      await expect(page.getByText('Your Docusaurus site did not load properly')).toBeHidden();
    });
  });
});

// Spec: routes/banner-base-url-seems
test('the banner is not seen where the base URL is right', async ({ page }) => {
  await open(page, '');
  await expect(page.getByText('Your Docusaurus site did not load properly')).toBeHidden();
});
