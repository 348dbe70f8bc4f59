import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findNameFile, toNameFile } from '#shared/path-words.ts';
import { createReporter } from '../pipeline/report/reporter.ts';
import { startDevServer } from './dev-server.ts';
import { type DevFixture, FILES, startDevFixture } from './fixtures/dev-site.ts';

let dev: DevFixture;

beforeAll(async () => {
  dev = await startDevFixture();
});
afterAll(() => dev.close());
beforeEach(() => {
  dev.takeOutput();
});

describe('a page', () => {
  test('is rendered with the theme, its styles and Vite’s client', async () => {
    const { status, text, response } = await dev.get('/docs/guide/one');
    expect(status).toBe(200);
    expect(text).toContain('<title>One | Small Site</title>');
    expect(text).toContain('First text.');
    expect(text).toContain('src="/@vite/client"');
    expect(text).toContain('<link rel="entry" href="/@id/virtual:theme-client"');
    expect(text).toMatch(/<style data-vite-dev-id="[^"]*theme\/src\/styles\/index\.css">/);
    expect(text).not.toContain('Content-Security-Policy');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('can be a draft', async () => {
    expect((await dev.get('/docs/guide/draft')).text).toContain('Not ready.');
  });

  test('can be a React page', async () => {
    expect((await dev.get('/about')).text).toContain('<p>About us</p>');
  });

  test('has one URL', async () => {
    const { status, response } = await dev.get('/docs/guide/one/?a=1');
    expect([status, response.headers.get('location')]).toEqual([302, '/docs/guide/one?a=1']);
    expect((await dev.get('/docs/index.html')).response.headers.get('location')).toBe('/docs/');
    expect((await dev.get('/docs')).response.headers.get('location')).toBe('/docs/');
  });

  test('that does not exist is answered with the page for that, and status 404', async () => {
    const { status, text } = await dev.get('/docs/nothing');
    expect(status).toBe(404);
    expect(text).toContain('<title>Page Not Found | Small Site</title>');
  });

  test('with a path that cannot be decoded is answered with 400', async () => {
    expect((await dev.get('/%E0%A4%A')).status).toBe(400);
  });
});

test('the sitemap, names of pages and texts for programs are what a build would write', async () => {
  const sitemap = await dev.get('/sitemap.xml');
  expect(sitemap.response.headers.get('content-type')).toMatch(/xml/);
  expect(sitemap.text).toMatch(/<loc>[^<]*\/docs\/guide\/one<\/loc>/);
  expect((await dev.get('/robots.txt')).text).toContain('/sitemap.xml');
  expect((await dev.get('/llms.txt')).text).toContain('/docs/guide/one');
  const names: unknown = JSON.parse((await dev.get(toNameFile(findNameFile('one', 1)))).text);
  expect(names).toContainEqual(['/docs/guide/one', 'One']);
});

test('images next to pages, static files, modules and redirects are served', async () => {
  const image = /src="([^"]*pixel\.[^"]*)"/.exec((await dev.get('/docs/guide/one')).text)?.[1] ?? '';
  const { response } = await dev.get(image);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await dev.get('/favicon.svg')).text).toBe(FILES['static/favicon.svg']);
  expect(
    (await dev.get('/packages/theme/src/entry.client.ts')).response.headers.get('content-type'),
  ).toContain('javascript');
  const old = await dev.get('/old');
  expect([old.status, old.response.headers.get('location')]).toEqual([302, '/docs/guide/one']);
});

test.skipIf(process.platform === 'win32').each(['num#1.bin', 'what?.bin', '100%.bin', 'a b.bin'])(
  'the static file %s is served, whole and in parts',
  async (name) => {
    await dev.write(`static/${name}`, `bytes of ${name}`);
    const target = `/${encodeURIComponent(name)}`;
    await dev.expectSoon(target, `bytes of ${name}`);
    const askFor = async (range: string): Promise<string> =>
      (await fetch(new URL(target, dev.url), { headers: { range } })).text();
    expect(await askFor('bytes=0-0')).toBe('b');
    expect(await askFor('bytes=-5')).toBe(name.slice(-5));
  },
);

test('an edit of a text is shown at the next request', async () => {
  await dev.get('/docs/guide/one');
  await dev.write('content/docs/guide/one.mdx', '---\ntitle: One\n---\n\nSecond text.\n');
  expect((await dev.get('/docs/guide/one')).text).toContain('Second text.');
});

test('data and included texts are shown as they are now, after edits of the page too', async () => {
  await dev.expectSoon('/docs/guide/inserts', 'It is 1.14.');
  await dev.expectSoon('/docs/guide/inserts', 'Included once.');
  await dev.write('content/data/versions.yaml', "terraform: '1.15'\n");
  await dev.expectSoon('/docs/guide/inserts', 'It is 1.15.');
  await dev.write('content/includes/note.mdx', 'Shown [[props.word]].\n');
  await dev.expectSoon('/docs/guide/inserts', 'Shown once.');
  await dev.write(
    'content/docs/guide/inserts.mdx',
    '# Includes\n\nNow [[versions.terraform]].\n\n<Include src="includes/note.mdx" word="twice" />\n',
  );
  const { text } = await dev.get('/docs/guide/inserts');
  expect(text).toContain('Now 1.15.');
  expect(text).toContain('Shown twice.');
});

test('a new title is shown on the page and in the sidebars of others', async () => {
  await dev.write('content/docs/guide/one.mdx', '---\ntitle: Eleven\n---\n\nText.\n');
  expect((await dev.get('/docs/guide/one')).text).toContain('<title>Eleven | Small Site</title>');
  await dev.expectSoon('/docs/guide/draft', 'Eleven');
});

test('pages appear and go with their files', async () => {
  expect((await dev.get('/docs/guide/new')).status).toBe(404);
  await dev.write('content/docs/guide/new.md', '# New\n');
  await dev.expectSoon('/docs/guide/new', '<title>New | Small Site</title>');
  await rm(path.join(dev.site, 'content/docs/guide/new.md'));
  await dev.expectSoon('/docs/guide/new', 'Page Not Found');
});

test('React pages appear with their files and change with them', async () => {
  await dev.write(
    'content/pages/team.tsx',
    'export default function Team() {\n  return <p>Two people</p>;\n}\n',
  );
  await dev.expectSoon('/team', 'Two people');
  await dev.write(
    'content/pages/team.tsx',
    'export default function Team() {\n  return <p>Three people</p>;\n}\n',
  );
  await dev.expectSoon('/team', 'Three people');
});

test('a new config is used', async () => {
  await dev.write('site.config.ts', String(FILES['site.config.ts']).replace('Small Site', 'Renamed'));
  await dev.expectSoon('/about', '<title>About | Renamed</title>');
  await dev.write('site.config.ts', String(FILES['site.config.ts']));
  await dev.expectSoon('/about', '<title>About | Small Site</title>');
});

test('a site below a base URL keeps its URLs', async () => {
  const based = await mkdtemp(path.join(tmpdir(), 'dev-based-'));
  const config = String(FILES['site.config.ts']).replace('{', "{ baseUrl: '/docs-site/',");
  await writeFile(path.join(based, 'site.config.ts'), config);
  await mkdir(path.join(based, 'content/docs'), { recursive: true });
  await writeFile(path.join(based, 'content/docs/index.md'), '# Documents\n');
  const reporter = createReporter({ out: { write: () => true } });
  const second = await startDevServer({ site: based, host: '127.0.0.1', port: 0, reporter });
  const ask = (target: string): Promise<Response> =>
    fetch(new URL(target, second.url), { redirect: 'manual' });
  expect(second.url).toMatch(/\/docs-site\/$/);
  const page = await (await ask('/docs-site/docs/')).text();
  expect(page).toContain('<title>Documents | Small Site</title>');
  expect(page).toContain('<link rel="entry" href="/docs-site/@id/virtual:theme-client"');
  expect((await ask('/docs-site/@vite/client')).headers.get('content-type')).toContain('javascript');
  expect((await ask('/')).headers.get('location')).toBe('/docs-site/');
  expect((await ask('/docs/')).status).toBe(404);
  await second.close();
  await rm(based, { recursive: true });
});

test('a second server on the same port is refused with what to do', async () => {
  const port = Number(new URL(dev.url).port);
  const reporter = createReporter({ out: { write: () => true } });
  await expect(startDevServer({ site: dev.site, host: '127.0.0.1', port, reporter })).rejects.toMatchObject({
    name: 'BuildError',
    message: `port ${port} is already in use`,
  });
});
