import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, SITE, writeSite } from './fixtures/preview-site.ts';
import { type RunningServer, startPreview } from './preview-server.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'preview-'));
});
afterAll(() => rm(root, { recursive: true }));

describe('a site at the root', () => {
  let dir = '';
  let server: RunningServer;

  beforeAll(async () => {
    dir = await writeSite(path.join(root, 'root-site'), SITE);
    server = await startPreview({ dir, host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  test('leaves connections open as long as hosts do, for clients that are busy between two requests', async () => {
    const { headers } = await get(server, '/', { Connection: 'keep-alive' });
    expect(headers['keep-alive']).toBe('timeout=75');
  });

  test('answers each page at its one URL', async () => {
    expect((await get(server, '/')).text).toBe('home');
    expect((await get(server, '/a')).text).toBe('page a');
    expect((await get(server, '/b/')).text).toBe('index of b');
    expect((await get(server, '/both')).text).toBe('file');
    expect((await get(server, '/both/')).text).toBe('folder');
    expect((await get(server, '/with%20space')).text).toBe('space');
  });

  test.each([
    ['/a/', '/a'],
    ['/a.html', '/a'],
    ['/b', '/b/'],
    ['/b/index.html', '/b/'],
    ['/index.html', '/'],
    ['/b?q=1&r=%20', '/b/?q=1&r=%20'],
    ['/with%20space/', '/with%20space'],
  ])('leads %s to %s', async (from, to) => {
    const reply = await get(server, from);
    expect([reply.status, reply.headers.location]).toEqual([301, to]);
  });

  test.each([
    '/nothing',
    '/nothing/',
    '/assets/none.js',
    '/assets/',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
  ])('answers %s with the page for what does not exist', async (target) => {
    const reply = await get(server, target);
    expect(reply.status).toBe(404);
    expect(reply.text).toBe('<h1>Page Not Found</h1>');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    '/.git/config',
    '/../root-site/a.html',
    '/%2e%2e/x',
    '/assets/..%2f.git%2fconfig',
    '//host.example/b',
  ])('shows nothing at %s', async (target) => {
    expect((await get(server, target)).status).toBe(404);
  });

  test('answers a path that cannot be decoded with 400', async () => {
    expect((await get(server, '/%E0%A4%A')).status).toBe(400);
  });

  test('follows the redirect rules, before looking for files', async () => {
    const reply = await get(server, '/old?x=1');
    expect([reply.status, reply.headers.location]).toEqual([301, '/a?x=1']);
    expect((await get(server, '/b/old')).headers.location).toBe('/b/');
  });

  test('sends the headers of the header rules, with the page for what does not exist as well', async () => {
    const asset = await get(server, '/assets/app-1.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['x-frame']).toBe('no');
    expect((await get(server, '/a')).headers['cache-control']).toBe('no-cache');
    expect((await get(server, '/nothing')).headers['x-frame']).toBe('no');
  });

  test('reads rules again when they change', async () => {
    await writeFile(path.join(dir, '_redirects'), '/old /b/ 301\n/newer /a 301\n');
    expect((await get(server, '/old')).headers.location).toBe('/b/');
    expect((await get(server, '/newer')).headers.location).toBe('/a');
  });

  test('says what to do when the port is in use', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startPreview({ dir, host: '127.0.0.1', port })).rejects.toMatchObject({
      name: 'BuildError',
      message: `port ${port} is already in use`,
      hint: expect.stringContaining('--port'),
    });
  });
});

describe('a site below a base URL', () => {
  let server: RunningServer;

  beforeAll(async () => {
    const dir = await writeSite(path.join(root, 'based-site'), {
      'index.html': 'home',
      'a/index.html': 'page a',
      _headers: '/docs-site/*\n  X-Frame: no\n/docs-site/assets/*\n  Cache-Control: immutable\n',
      _redirects: '/docs-site/old /docs-site/a/ 301\n',
    });
    server = await startPreview({ dir, host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  test('keeps its URLs', async () => {
    expect(server.url).toMatch(/\/docs-site\/$/);
    expect((await get(server, '/docs-site/')).text).toBe('home');
    expect((await get(server, '/docs-site/a/')).text).toBe('page a');
    expect((await get(server, '/docs-site/a')).headers.location).toBe('/docs-site/a/');
    expect((await get(server, '/docs-site/old')).headers.location).toBe('/docs-site/a/');
  });

  test.each(['/', '/docs-site'])('leads %s to the base URL', async (target) => {
    const reply = await get(server, target);
    expect([reply.status, reply.headers.location]).toEqual([302, '/docs-site/']);
  });

  test('has nothing outside of it', async () => {
    expect((await get(server, '/a/')).status).toBe(404);
    expect((await get(server, '/docs-sites/a/')).status).toBe(404);
  });
});

test('a folder without a built site is refused with what to do', async () => {
  await expect(
    startPreview({ dir: path.join(root, 'none'), host: '127.0.0.1', port: 0 }),
  ).rejects.toMatchObject({
    name: 'BuildError',
    message: expect.stringContaining('holds no built site'),
    hint: expect.stringContaining('`npm run build`'),
  });
});

test('a host that is not of this machine is refused with what to do', async () => {
  const dir = await writeSite(path.join(root, 'hosted'), {});
  await expect(startPreview({ dir, host: '203.0.113.1', port: 0 })).rejects.toMatchObject({
    message: 'host `203.0.113.1` is not an address of this machine',
  });
});

test('closing ends the server and gives the signals back', async () => {
  const dir = await writeSite(path.join(root, 'closing'), {});
  const listeners = process.listenerCount('SIGINT');
  const server = await startPreview({ dir, host: '127.0.0.1', port: 0 });
  expect(process.listenerCount('SIGINT')).toBe(listeners + 1);
  await server.close();
  expect(process.listenerCount('SIGINT')).toBe(listeners);
  await expect(get(server, '/')).rejects.toThrow('ECONNREFUSED');
});
