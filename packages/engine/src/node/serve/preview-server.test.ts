import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { get as ask, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startPreview } from './preview-server.ts';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly data: Buffer;
  readonly text: string;
}

const LONG = `<p>${'words and words '.repeat(200)}</p>`;
let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'preview-'));
});
afterAll(() => rm(root, { recursive: true }));

async function writeSite(name: string, files: Record<string, string | Buffer>): Promise<string> {
  const dir = path.join(root, name);
  for (const [file, text] of Object.entries({ '404.html': '<h1>Page Not Found</h1>', ...files })) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  return dir;
}

/** Sends the path as it is: `fetch` would normalise it. */
function get(
  server: RunningServer,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const data = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, data, text: data.toString() });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Goes when the first bytes have come. */
function breakOff(server: RunningServer, target: string): Promise<void> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    ask({ port, path: target, agent: false }, (response) => {
      response.once('data', () => response.destroy());
      response.once('close', resolve);
      response.on('error', () => undefined);
    }).on('error', reject);
  });
}

describe('a site at the root', () => {
  let dir = '';
  let server: RunningServer;

  beforeAll(async () => {
    dir = await writeSite('root-site', {
      'index.html': 'home',
      'a.html': 'page a',
      'b/index.html': 'index of b',
      'both.html': 'file',
      'both/index.html': 'folder',
      'long.html': LONG,
      'with space.html': 'space',
      'assets/app-1.js': `export {};\n${'// code\n'.repeat(300)}`,
      'assets/pixel.png': Buffer.alloc(5000, 7),
      '.git/config': 'secret',
      _headers: '/*\n  X-Frame: no\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
      _redirects: '/old /a 301\n/b/old /b/ 301\n',
    });
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

  test('lets nobody keep the news that a file does not exist, or cannot be had', async () => {
    expect((await get(server, '/assets/none.js')).headers['cache-control']).toBe('no-cache');
    const behind = await get(server, '/assets/pixel.png', { range: 'bytes=5000-' });
    expect([behind.status, behind.headers['cache-control']]).toEqual([416, 'no-cache']);
    const bare = await writeSite('no-missing-page', {
      'index.html': 'home',
      '404.html': '',
      _headers: '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    });
    await rm(path.join(bare, '404.html'));
    const second = await startPreview({ dir: bare, host: '127.0.0.1', port: 0 });
    const { status, headers } = await get(second, '/assets/none.js');
    await second.close();
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test('reads rules again when they change', async () => {
    await writeFile(path.join(dir, '_redirects'), '/old /b/ 301\n/newer /a 301\n');
    expect((await get(server, '/old')).headers.location).toBe('/b/');
    expect((await get(server, '/newer')).headers.location).toBe('/a');
  });

  test('compresses text as the client likes it best', async () => {
    const brotli = await get(server, '/long', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.data).toString()).toBe(LONG);
    expect(Number(brotli.headers['content-length'])).toBeLessThan(LONG.length / 2);
    const gzip = await get(server, '/long', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.data).toString()).toBe(LONG);
    expect(gzip.headers.etag).not.toBe(brotli.headers.etag);
    const plain = await get(server, '/long');
    expect([plain.text, plain.headers.vary]).toEqual([LONG, 'Accept-Encoding']);
  });

  test('leaves short files and images as they are', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    expect((await get(server, '/a', headers)).headers['content-encoding']).toBeUndefined();
    const image = await get(server, '/assets/pixel.png', headers);
    expect([image.headers['content-encoding'], image.headers['content-type']]).toEqual([
      undefined,
      'image/png',
    ]);
  });

  test.each([{}, { 'accept-encoding': 'br' }])('says that a copy is still good (%j)', async (accept) => {
    const first = await get(server, '/long', accept);
    const again = await get(server, '/long', { ...accept, 'if-none-match': `"x", ${first.headers.etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag]);
    const since = { ...accept, 'if-modified-since': String(first.headers['last-modified']) };
    expect((await get(server, '/long', since)).status).toBe(304);
    expect((await get(server, '/long', { ...accept, 'if-none-match': '"x"' })).status).toBe(200);
  });

  test('shows what a new build wrote', async () => {
    await writeFile(path.join(dir, 'changing.html'), LONG);
    const before = await get(server, '/changing', { 'accept-encoding': 'br' });
    await writeFile(path.join(dir, 'changing.html'), LONG.replace('words', 'other'));
    await utimes(path.join(dir, 'changing.html'), new Date(), new Date(Date.now() + 5000));
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(before.headers.etag) };
    const after = await get(server, '/changing', headers);
    expect(brotliDecompressSync(after.data).toString()).toContain('other');
  });

  test('answers HEAD with the headers alone', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const whole = await get(server, '/long', headers);
      const head = await get(server, '/long', headers, 'HEAD');
      expect([head.status, head.text]).toEqual([200, '']);
      expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    }
    expect((await get(server, '/nothing', {}, 'HEAD')).status).toBe(404);
  });

  test('sends a part of a file, uncompressed', async () => {
    const part = await get(server, '/long', { range: 'bytes=3-7', 'accept-encoding': 'br' });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([
      206,
      'words',
      `bytes 3-7/${LONG.length}`,
    ]);
    expect((await get(server, '/long', { range: 'bytes=0-0' })).text).toBe('<');
    expect((await get(server, '/long', { range: 'bytes=-4' })).text).toBe('</p>');
    expect((await get(server, '/long', { range: `bytes=${LONG.length}-` })).status).toBe(416);
    expect((await get(server, '/long', { range: 'bytes=7-3' })).status).toBe(200);
    const huge = '9'.repeat(30);
    expect((await get(server, '/long', { range: `bytes=0-${huge}` })).text).toBe(LONG);
    expect((await get(server, '/long', { range: `bytes=-${huge}` })).text).toBe(LONG);
    expect((await get(server, '/long', { range: `bytes=${huge}-` })).status).toBe(416);
    expect((await get(server, '/long', { range: `bytes=${huge}-${huge}` })).status).toBe(416);
  });

  test.skipIf(process.platform === 'win32').each([
    ['num#1.bin', '/num%231.bin'],
    ['what?.bin', '/what%3F.bin'],
    ['100%.bin', '/100%25.bin'],
    ['a b.bin', '/a%20b.bin'],
  ])('sends a file of the name %s', async (name, target) => {
    await writeFile(path.join(dir, name), name);
    expect(await get(server, target)).toMatchObject({ status: 200, text: name });
  });

  // Everything can be opened by root.
  test.skipIf(process.getuid?.() === 0)('says that a file cannot be read, and goes on', async () => {
    await writeFile(path.join(dir, 'closed.bin'), 'closed');
    await chmod(path.join(dir, 'closed.bin'), 0);
    const reply = await get(server, '/closed.bin');
    expect([reply.status, reply.text]).toEqual([500, 'The file could not be read.\n']);
    expect((await get(server, '/a')).text).toBe('page a');
  });

  test.runIf(existsSync('/proc/self/fd'))('closes the files of downloads that are broken off', async () => {
    await writeFile(path.join(dir, 'large.bin'), Buffer.alloc(8_000_000, 7));
    const countOpen = (): number => readdirSync('/proc/self/fd').length;
    const before = countOpen();
    await Promise.all(Array.from({ length: 20 }, () => breakOff(server, '/large.bin')));
    await vi.waitFor(() => expect(countOpen()).toBeLessThanOrEqual(before), { timeout: 5_000 });
  });

  test('refuses other methods', async () => {
    const reply = await get(server, '/a', {}, 'POST');
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
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
    const dir = await writeSite('based-site', {
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
  const dir = await writeSite('hosted', {});
  await expect(startPreview({ dir, host: '203.0.113.1', port: 0 })).rejects.toMatchObject({
    message: 'host `203.0.113.1` is not an address of this machine',
  });
});

test('closing ends the server and gives the signals back', async () => {
  const dir = await writeSite('closing', {});
  const listeners = process.listenerCount('SIGINT');
  const server = await startPreview({ dir, host: '127.0.0.1', port: 0 });
  expect(process.listenerCount('SIGINT')).toBe(listeners + 1);
  await server.close();
  expect(process.listenerCount('SIGINT')).toBe(listeners);
  await expect(get(server, '/')).rejects.toThrow('ECONNREFUSED');
});
