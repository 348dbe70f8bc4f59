import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SITE, writeSite } from './fixtures/built-site.ts';
import { writeHosts } from './write-hosts.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (site: string, out: string, domain?: string) =>
  writeHosts({ site, out: path.join(folder, out), domain, root: '/srv/docs' });

it('makes a second time only what has changed', async () => {
  const site = await writeSite(path.join(folder, 'dist'));
  await write(site, 'deploy');
  const twin = path.join(folder, 'deploy/public/long.html.br');
  const { mtimeMs } = await stat(twin);
  expect(await write(site, 'deploy')).toEqual({ written: 0 });
  await writeSite(site, { 'a.html': 'another page a' });
  expect(await write(site, 'deploy')).toEqual({ written: 1 });
  expect((await stat(twin)).mtimeMs).toBe(mtimeMs);
  await rm(path.join(site, 'long.html'));
  await write(site, 'deploy');
  await expect(stat(twin)).rejects.toThrow('ENOENT');
});

it('publishes neither what is for hosts nor what is hidden, but for `.well-known`', async () => {
  const site = await writeSite(path.join(folder, 'hidden'), {
    ...SITE,
    '.well-known/security.txt': 'Contact: us',
  });
  await write(site, 'deploy-hidden');
  const files = await readdir(path.join(folder, 'deploy-hidden/public'));
  expect(files.filter((name) => /^[._]/.test(name))).toEqual(['.well-known']);
});

it('puts a site below a path into its folder', async () => {
  const site = await writeSite(path.join(folder, 'below'), {
    ...SITE,
    _headers: '/docs-site/*\n  X-Site: yes\n',
  });
  await write(site, 'deploy-below');
  expect(await readdir(path.join(folder, 'deploy-below/public'))).toEqual(['docs-site']);
  const nginx = await readFile(path.join(folder, 'deploy-below/nginx/docs.conf'), 'utf8');
  expect(nginx).toContain('location = "/" { return 302 "/docs-site/$is_args$args"; }');
  expect(nginx).toContain('"/docs-site/404.html"');
});

it('leaves the files of others alone', async () => {
  const site = await writeSite(path.join(folder, 'own'));
  await mkdir(path.join(folder, 'foreign'));
  await writeFile(path.join(folder, 'foreign/notes.txt'), 'mine');
  await expect(write(site, 'foreign')).rejects.toThrow('holds files that no build has written');
  expect(await readdir(path.join(folder, 'foreign'))).toEqual(['notes.txt']);
});

it('says what is missing in a folder without a site, or without a host', async () => {
  await mkdir(path.join(folder, 'empty'));
  await expect(write(path.join(folder, 'empty'), 'none')).rejects.toThrow('holds no built site');
  const { 'sitemap.xml': _, ...rest } = SITE;
  const site = await writeSite(path.join(folder, 'no-host'), rest);
  await expect(write(site, 'none')).rejects.toThrow('does not say for which host it was built');
  await write(site, 'named', 'docs.example.org');
  expect(await readFile(path.join(folder, 'named/nginx/docs.conf'), 'utf8')).toContain(
    'server_name docs.example.org;',
  );
});

it('refuses a header that nginx cannot say', async () => {
  const site = await writeSite(path.join(folder, 'dollar'), { ...SITE, _headers: '/*\n  X-Price: 5$\n' });
  await expect(write(site, 'none')).rejects.toThrow(
    'header X-Price has a `$`, which nginx takes for a variable',
  );
  await expect(stat(path.join(folder, 'none'))).rejects.toThrow('ENOENT');
});

it('writes nothing for a site whose rules cannot be read', async () => {
  const { _headers: _, ...rest } = SITE;
  const site = await writeSite(path.join(folder, 'unreadable'), rest);
  await mkdir(path.join(site, '_headers'));
  await expect(write(site, 'none')).rejects.toThrow('EISDIR');
  await expect(stat(path.join(folder, 'none'))).rejects.toThrow('ENOENT');
});
