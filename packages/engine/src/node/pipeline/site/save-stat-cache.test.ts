import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { engineKey } from '../../engine-key.ts';
import type { Doc } from '../../read/content/doc.ts';
import { readSources } from '../../read/content/read-sources.ts';
import { ChangedTextError, scanSources } from '../../read/content/stat-cache.ts';
import { isPlainText } from '../../read/includes/expand-includes.ts';
import { loadSite } from './load-site.ts';
import { loadStatCache } from './save-stat-cache.ts';
import { openSiteCache } from './site-state.ts';

const A_MINUTE = 60_000;
let site = '';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site = await mkdtemp(path.join(tmpdir(), 'texts-'));
  await mkdir(path.join(site, 'content/docs'), { recursive: true });
  await mkdir(path.join(site, 'content/data'), { recursive: true });
  await write('content/data/v.yaml', 'tool: 1\n');
  await write('content/docs/index.mdx', '# Home\n');
  await write('content/docs/a.mdx', '---\ntitle: A\n---\n\nText.\n');
  await write('content/docs/b.mdx', '# B of the text\n');
  await write('content/docs/c.mdx', '# C [[v.tool]]\n');
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(site, { recursive: true });
});

const write = (file: string, text: string) => writeFile(path.join(site, file), text);

/** Loads the site like a build that starts in so many milliseconds. */
async function load(later = A_MINUTE): Promise<readonly Doc[]> {
  vi.setSystemTime(Date.now() + later);
  const { docs } = await loadSite(site, { includeDrafts: false, usesStatCache: true });
  vi.setSystemTime(Date.now() - later);
  return docs;
}

/** Files that were read. */
function listRead(docs: readonly Doc[]): string[] {
  return docs.filter(({ source }) => source.facts === undefined).map(({ source }) => source.file);
}

function describe(docs: readonly Doc[]) {
  return docs.map(({ title, route, source }) => [title, route, source.hash, source.text]);
}

it('an edit reads the text that was edited, and those that insert something', async () => {
  expect(listRead(await load())).toHaveLength(4);
  const again = await load();
  expect(listRead(again)).toEqual(['content/docs/c.mdx']);
  await write('content/docs/b.mdx', '# B of another text\n');
  const edited = await load();
  expect(listRead(edited)).toEqual(['content/docs/b.mdx', 'content/docs/c.mdx']);
  expect(edited.map(({ title }) => title)).toEqual(['A', 'B of another text', 'C 1', 'Home']);
});

it('a thread may get ready as soon as it is known that texts are new, or that one has changed', async () => {
  const heard: string[] = [];
  const loadHeard = async (name: string): Promise<void> => {
    vi.setSystemTime(Date.now() + A_MINUTE);
    const onEdit = () => heard.push(name);
    await loadSite(site, { includeDrafts: false, usesStatCache: true, onEdit });
    vi.setSystemTime(Date.now() - A_MINUTE);
  };
  await loadHeard('first');
  await loadHeard('nothing changed');
  await write('content/docs/b.mdx', '# B of another text\n');
  await loadHeard('edited');
  expect(heard).toEqual(['first', 'edited']);
});

it('texts that are not read are those that would have been read', async () => {
  await load();
  const [known, read] = [await load(), (await loadSite(site, { includeDrafts: false })).docs];
  expect(listRead(read)).toHaveLength(4);
  expect(describe(known)).toEqual(describe(read));
});

it('a file that may change again in the same moment is read again', async () => {
  expect(listRead(await load(0))).toHaveLength(4);
  expect(listRead(await load())).toHaveLength(4);
  expect(listRead(await load())).toHaveLength(1);
});

it('a text that changes while the site is built is never taken for the one of before', async () => {
  await load();
  vi.setSystemTime(Date.now() + A_MINUTE);
  const texts = loadStatCache(openSiteCache(site), engineKey);
  const [source] = await readSources(site, 'content/docs', /^a\.mdx$/, {
    statCache: scanSources(site, texts),
  });
  await write('content/docs/a.mdx', '---\ntitle: A\n---\n\nWords.\n');
  expect(source?.facts).toEqual({ isPlain: true });
  expect(() => source?.text).toThrow(ChangedTextError);
});

it('of texts that are to be read again is told once, and what they look like is not asked for again', async () => {
  await load();
  vi.setSystemTime(Date.now() + A_MINUTE);
  const texts = loadStatCache(openSiteCache(site), engineKey);
  const onEdit = vi.fn();
  scanSources(site, texts, onEdit);
  expect(onEdit).not.toHaveBeenCalled();
  await write('content/docs/a.mdx', 'A\n');
  await rm(path.join(site, 'content/docs/b.mdx'));
  const statCache = scanSources(site, texts, onEdit);
  expect(onEdit).toHaveBeenCalledOnce();
  const sources = await readSources(site, 'content/docs', /\.mdx$/, { statCache });
  expect(sources.map(({ file, facts }) => [path.basename(file), facts !== undefined])).toEqual([
    ['a.mdx', false],
    ['c.mdx', false],
    ['index.mdx', true],
  ]);
  await write('content/docs/index.mdx', 'C\n');
  const [known] = await readSources(site, 'content/docs', /^index\.mdx$/, { statCache });
  expect(() => known?.text).toThrow(ChangedTextError);
});

it('of a text that is being written is told each time', async () => {
  await load();
  await write('content/docs/a.mdx', 'A\n');
  await load(0);
  const onEdit = vi.fn();
  const look = async () => scanSources(site, loadStatCache(openSiteCache(site), engineKey), onEdit);
  await look();
  expect(onEdit).not.toHaveBeenCalled();
  await write('content/docs/a.mdx', 'B\n');
  await look();
  expect(onEdit).toHaveBeenCalledOnce();
  expect(listRead(await load())).toHaveLength(4);
  expect(listRead(await load())).toEqual(['content/docs/c.mdx']);
});

it('a text that was let go is read again, as long as it is the same', async () => {
  const [source] = await readSources(site, 'content/docs', /^a\.mdx$/);
  const text = source?.text;
  source?.dropText?.();
  expect(source?.text).toBe(text);
  source?.dropText?.();
  await write('content/docs/a.mdx', '---\ntitle: A\n---\n\nWords.\n');
  expect(() => source?.text).toThrow(ChangedTextError);
});

it('what texts insert is known without their data', () => {
  expect(isPlainText('Text [x](y) `[[ -f x ]]`')).toBe(true);
  expect(isPlainText('[[v.tool]]')).toBe(false);
  expect(isPlainText('<Include src="a.mdx" />')).toBe(false);
});
