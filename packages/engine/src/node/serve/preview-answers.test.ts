import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { get as ask } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { get, LONG, SITE, writeSite } from './fixtures/preview-site.ts';
import { type RunningServer, startPreview } from './preview-server.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'preview-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Disconnects after the first bytes. */
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
    dir = await writeSite(path.join(root, 'root-site'), SITE);
    server = await startPreview({ dir, host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

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

  test('lets nobody keep the news that a file does not exist, or cannot be had', async () => {
    expect((await get(server, '/assets/none.js')).headers['cache-control']).toBe('no-cache');
    const behind = await get(server, '/assets/pixel.png', { range: 'bytes=5000-' });
    expect([behind.status, behind.headers['cache-control']]).toEqual([416, 'no-cache']);
    const bare = await writeSite(path.join(root, 'no-missing-page'), {
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

  // Root can open any file.
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
});
