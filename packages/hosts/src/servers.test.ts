import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CASES, writeSite } from './fixtures/built-site.ts';
import { get } from './fixtures/request.ts';
import { isInstalled, SERVERS, type Server } from './fixtures/servers.ts';
import { writeHosts } from './write-hosts.ts';

/** Upper-case and lower-case escapes are equivalent. */
function normalise(location: string | undefined): string | undefined {
  return location?.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase());
}

describe.each(Object.entries(SERVERS))('a site on %s', (program, start) => {
  const installed = isInstalled(program);
  if (!installed) console.warn(`${program} is not installed: its configuration is not tried.`);
  let folder = '';
  let server: Server | undefined;
  const ask = (target: string, headers?: Record<string, string>) => get(server?.port ?? 0, target, headers);

  beforeAll(async () => {
    if (!installed) return;
    folder = await mkdtemp(path.join(tmpdir(), `hosts-${program}-`));
    const out = path.join(folder, 'deploy');
    const site = await writeSite(path.join(folder, 'dist'));
    await writeHosts({ site, out, domain: undefined, root: path.join(out, 'public') });
    server = await start(out);
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.skipIf(!installed).each(CASES)(
    'answers $target with $status',
    async ({ target, status, location, text }) => {
      const reply = await ask(target);
      expect([reply.status, normalise(reply.headers.location)]).toEqual([status, location]);
      if (text !== undefined) expect(reply.text).toBe(text);
      expect(reply.headers['x-injected'] ?? reply.headers['set-cookie']).toBeUndefined();
    },
  );

  it.skipIf(!installed)('keeps the `$` of an address that it leads to', async () => {
    const { status, headers } = await ask('/away');
    expect(status).toBe(308);
    expect(decodeURIComponent(headers.location ?? '')).toBe('https://example.com/$x');
  });

  it.skipIf(!installed)('sets the headers of the rules', async () => {
    const page = await ask('/both');
    expect(page.headers['x-site']).toBe('"quoted; text"');
    expect(page.headers['x-two']).toBe('one');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await ask('/a')).headers['x-two']).toBe('one, two');
    const asset = await ask('/assets/app-1.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['x-two']).toBeUndefined();
    const missing = await ask('/assets/none.js');
    expect(missing.headers['cache-control'] ?? 'none').not.toContain('immutable');
    expect(missing.headers['x-site']).toBe('"quoted; text"');
  });

  it.skipIf(!installed).each([
    ['/both', 'text/html; charset=utf-8'],
    ['/nothing', 'text/html; charset=utf-8'],
    ['/notes.md', 'text/markdown; charset=utf-8'],
    ['/assets/app-1.js', 'text/javascript; charset=utf-8'],
  ])('gives %s as %s', async (target, type) => {
    expect((await ask(target)).headers['content-type']?.toLowerCase()).toBe(type);
  });

  it.skipIf(!installed).each([
    ['/a', 'text/markdown', 'a as Markdown'],
    ['/a', 'text/markdown, text/html;q=0.5', 'a as Markdown'],
    ['/b/', 'text/html;q=0.5, text/markdown', 'b as Markdown'],
    ['/a', 'text/html, text/markdown;q=0.5', 'page a'],
    ['/a', 'text/html,*/*;q=0.8', 'page a'],
    ['/both', 'text/markdown', 'file'],
    ['/both/', 'text/markdown', 'folder'],
  ])('gives %s as it is asked for: %s', async (target, accept, text) => {
    const reply = await ask(target, { accept });
    expect(reply.text).toBe(text);
    const vary = (reply.headers.vary ?? '').toLowerCase().split(/, */);
    // For a page without Markdown it makes no difference.
    if (!text.startsWith('f')) expect(vary.includes('accept')).toBe(text.endsWith('as Markdown'));
  });

  it.skipIf(!installed)('sends texts compressed, as they were compressed before', async () => {
    const plain = await ask('/long');
    const zipped = await ask('/long', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.data).toString()).toBe(plain.text);
    expect(zipped.headers.vary).toMatch(/accept-encoding/i);
    if (program !== 'caddy') return;
    const brotli = await ask('/long', { 'accept-encoding': 'br, gzip' });
    expect(brotliDecompressSync(brotli.data).toString()).toBe(plain.text);
  });
});
