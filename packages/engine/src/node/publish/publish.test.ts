import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCache } from '../cache/cache-store.ts';
import { exchangeFiles, undoExchange } from './exchange.ts';
import { loadManifest, type Manifest, NO_NOTES, type OutputFile } from './manifest.ts';
import { publish } from './publish.ts';
import { openOutput, recoverOutput } from './staging.ts';

let base = '';
let out = '';

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'publish-'));
  out = path.join(base, 'dist');
});

afterEach(() => rm(base, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(base, file)), { recursive: true });
  await writeFile(path.join(base, file), text);
}

async function readAll(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    files.map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const),
  );
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const cache = () => openCache(path.join(base, 'cache'));

/** Publishes a site with these texts like a build. */
async function publishTexts(texts: Record<string, string>): Promise<{ written: number; removed: number }> {
  const session = await openOutput(out);
  try {
    const manifest: Manifest = await loadManifest(out, cache());
    const outputs = new Map(
      Object.entries(texts).map(([file, text]): [string, OutputFile] => [
        file,
        { type: 'text', text, key: text },
      ]),
    );
    return await publish({ session, cache: cache(), outputs, ...NO_NOTES, inputsKey: 'x' }, manifest);
  } finally {
    await session.close();
  }
}

/** A site with many files, most of which depend on the mark. */
function createTexts(mark: string): Record<string, string> {
  const texts: Record<string, string> = { 'index.html': mark, 'same.html': 'same' };
  for (let n = 0; n < 300; n++) texts[`docs/${n % 7}/page-${n}.html`] = `${n} ${mark}`;
  for (let n = 0; n < 20; n++) texts[`docs/same/${n}.html`] = 'same';
  return texts;
}

const MARKER = '.site-output';

async function expectSite(texts: Record<string, string>): Promise<void> {
  const { [MARKER]: marker, ...found } = await readAll(out);
  expect(marker).toContain('Written by the site build');
  expect(found).toEqual(texts);
}

describe('publishing', () => {
  it('writes what changed and removes what is no longer part of the site', async () => {
    expect(await publishTexts({ 'a.html': '1', 'b/c.html': '2', 'd.html': '3' })).toEqual({
      written: 3,
      removed: 0,
    });
    expect(await publishTexts({ 'a.html': '1', 'b/e.html': '4' })).toEqual({ written: 1, removed: 2 });
    await expectSite({ 'a.html': '1', 'b/e.html': '4' });
    expect(await readdir(base)).toEqual(expect.arrayContaining(['dist']));
  });

  it('keeps files that have not changed, when much has', async () => {
    await publishTexts(createTexts('one'));
    const before = await stat(path.join(out, 'docs/same/3.html'));
    await publishTexts(createTexts('two'));
    await expectSite(createTexts('two'));
    const after = await stat(path.join(out, 'docs/same/3.html'));
    expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino]);
  });

  it('puts a folder where a file was, and a file where a folder was', async () => {
    await publishTexts({ 'a/x.html': '1', 'b.html': '2', c: '3' });
    await publishTexts({ a: '4', 'b.html/y.html': '5', 'c/z.html': '6' });
    await expectSite({ a: '4', 'b.html/y.html': '5', 'c/z.html': '6' });
  });

  it('puts a folder where a file was, of which nothing else has changed', async () => {
    await publishTexts({ 'a.html': '1', 'docs/b': '2' });
    await publishTexts({ 'a.html': '1', 'docs/b/c.html': '3' });
    await expectSite({ 'a.html': '1', 'docs/b/c.html': '3' });
  });

  it('writes a folder again that somebody has replaced by a file', async () => {
    await publishTexts({ 'a.html': '1', 'docs/b.html': '2' });
    await rm(path.join(out, 'docs'), { recursive: true });
    await write('dist/docs', 'a file');
    await publishTexts({ 'a.html': '1', 'docs/b.html': '2' });
    await expectSite({ 'a.html': '1', 'docs/b.html': '2' });
  });

  it('keeps the folder itself, which a server or a container may have open', async () => {
    await publishTexts({ 'a.html': '1' });
    const { ino } = await stat(out);
    await publishTexts(createTexts('one'));
    expect((await stat(out)).ino).toBe(ino);
  });

  it('keeps what belongs to hosts and to version control, and everything beside the folder', async () => {
    await publishTexts(createTexts('one'));
    const kept = {
      '.git/config': 'x',
      '.git/objects/a': 'y',
      CNAME: 'docs.example.com',
      '.vercel/project.json': '{}',
    };
    for (const [file, text] of Object.entries(kept)) await write(`dist/${file}`, text);
    await write('dist.staging/mine.txt', 'mine');
    await write('dist/.site-staging-mine/mine.txt', 'mine');
    await write('dist/stray.html', 'x');
    await publishTexts(createTexts('two'));
    await expectSite({ ...createTexts('two'), ...kept, '.site-staging-mine/mine.txt': 'mine' });
    expect(await readAll(path.join(base, 'dist.staging'))).toEqual({ 'mine.txt': 'mine' });
  });

  it('is refused for a path that leaves the folder', async () => {
    await expect(publishTexts({ '../x.html': '1' })).rejects.toThrow('is no file below');
    expect(existsSync(path.join(base, 'x.html'))).toBe(false);
    expect(existsSync(out)).toBe(false);
  });
});

describe('publishing that fails', () => {
  const exchange = {
    changed: ['a.html', 'docs/z.html', 'new/deep/b.html'],
    stale: ['docs/x.html', 'gone/y.html'],
    folders: ['docs', 'gone'],
  };
  const before = { 'a.html': 'old', 'docs/x.html': 'old', 'gone/y.html': 'old' };
  const staging = (): string => path.join(out, '.site-staging-test');

  async function prepare(): Promise<void> {
    for (const [file, text] of Object.entries(before)) await write(`dist/${file}`, text);
    await write('dist/.site-output', 'x');
    for (const file of ['a.html', 'docs/z.html', 'new/deep/b.html'])
      await write(`dist/.site-staging-test/new/${file}`, 'new');
    await write('dist/.site-staging-test/.site-staging', '');
  }

  async function readSite(): Promise<Record<string, string>> {
    const files = Object.entries(await readAll(out));
    return Object.fromEntries(files.filter(([file]) => !file.startsWith('.site')));
  }

  it.each([0, 1, 2, 3, 4, 5])('at step %i leaves everything as it was', async (last) => {
    await prepare();
    let steps = 0;
    const rename = (from: string, to: string): void => {
      if (steps++ === last) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      renameSync(from, to);
    };
    expect(() => exchangeFiles(out, staging(), exchange, rename)).toThrow('no space');
    expect(await readSite()).toEqual(before);
    expect(existsSync(path.join(out, 'new'))).toBe(false);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'because it is killed at step %i is undone by the next command',
    async (last) => {
      await prepare();
      let steps = 0;
      let isDead = false;
      const rename = (from: string, to: string): void => {
        isDead ||= steps++ === last;
        if (isDead) throw new Error('killed');
        renameSync(from, to);
      };
      // Prevents this process from undoing the exchange: the record is removed, and restored for the next
      // one.
      const record = path.join(staging(), 'exchange.json');
      const killed = (from: string, to: string): void => {
        try {
          rename(from, to);
        } catch (error) {
          renameSync(record, `${record}.away`);
          throw error;
        }
      };
      expect(() => exchangeFiles(out, staging(), exchange, killed)).toThrow('killed');
      renameSync(`${record}.away`, record);
      expect(await recoverOutput(out)).toBe(true);
      expect(await readSite()).toEqual(before);
      expect(existsSync(staging())).toBe(false);
      expect(undoExchange(out, staging())).toBe(false);
    },
  );
});

describe('publishing that cannot be undone', () => {
  const exchange = { changed: [], stale: ['a.html'], folders: [] };

  it('leaves what was published to the next command', async () => {
    const session = await openOutput(out);
    const staging = path.relative(base, session.stagingDir);
    await write(`${staging}/old/a.html`, 'old');
    await write(`${staging}/exchange.json`, JSON.stringify(exchange));
    await session.close();
    expect(await recoverOutput(out)).toBe(true);
    expect(await readAll(out)).toEqual({ 'a.html': 'old' });
  });

  it('says so, with what had failed before', async () => {
    const session = await openOutput(out);
    await write('dist/a.html', 'old');
    // Something else has the file's path, and cannot be removed.
    const rename = (from: string, to: string): void => {
      renameSync(from, to);
      mkdirSync(path.join(from, 'foreign'), { recursive: true });
      throw new Error('no space');
    };
    expect(() => exchangeFiles(out, session.stagingDir, exchange, rename)).toThrow(
      expect.objectContaining({
        name: 'BuildError',
        message: expect.stringContaining('could not be put back'),
        hint: expect.stringContaining('build again'),
        cause: expect.objectContaining({ message: 'no space' }),
      }),
    );
    await session.close();
    await rm(path.join(out, 'a.html'), { recursive: true });
    await publishTexts({ 'b.html': 'new' });
    await expectSite({ 'b.html': 'new' });
  });
});

describe('two builds into one folder', () => {
  it('are told apart: the second one is refused with a word', async () => {
    const first = await openOutput(out);
    await expect(openOutput(out)).rejects.toThrow(`another build (process ${process.pid}`);
    await first.close();
    const second = await openOutput(out);
    await second.close();
    expect(existsSync(out)).toBe(false);
  });

  it('do not wait for one that has died', async () => {
    await publishTexts({ 'a.html': '1' });
    const dead = { pid: 2 ** 22 + 1, host: (await import('node:os')).hostname(), started: '', token: 'x' };
    await write('dist/.site-lock', JSON.stringify(dead));
    await publishTexts({ 'a.html': '2' });
    await expectSite({ 'a.html': '2' });
  });

  it('do not begin while a preview undoes what was killed, which leaves a build alone that has begun', async () => {
    await publishTexts({ 'a.html': '1' });
    for (let n = 0; n < 50; n++) await write(`dist/.site-staging-killed/new/${n}.html`, 'x');
    await write('dist/.site-staging-killed/.site-staging', '');
    const recovering = recoverOutput(out);
    await expect(openOutput(out)).rejects.toThrow('another build');
    expect(await recovering).toBe(false);
    const session = await openOutput(out);
    expect(await recoverOutput(out)).toBe(false);
    expect(existsSync(session.newDir)).toBe(true);
    await session.close();
  });

  it('write nothing to a folder in which nothing is to be undone: it may be one that can only be read', async () => {
    await publishTexts({ 'a.html': '1' });
    const { mtimeMs } = await stat(out);
    expect(await recoverOutput(out)).toBe(false);
    expect((await stat(out)).mtimeMs).toBe(mtimeMs);
  });

  it('never publish both: the one that lost its lock is stopped', async () => {
    await publishTexts({ 'a.html': '1' });
    const session = await openOutput(out);
    await write('dist/.site-lock', JSON.stringify({ pid: 1, host: 'other', started: 'now', token: 'y' }));
    const outputs = new Map<string, OutputFile>([['a.html', { type: 'text', text: '2', key: '2' }]]);
    const manifest = await loadManifest(out, cache());
    await expect(
      publish({ session, cache: cache(), outputs, ...NO_NOTES, inputsKey: 'x' }, manifest),
    ).rejects.toThrow('another build (process 1 on other');
    expect(await readFile(path.join(out, 'a.html'), 'utf8')).toBe('1');
    await session.close();
    expect(existsSync(path.join(out, '.site-lock'))).toBe(true);
  });
});
