import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BodyRecord } from '../page/page-record.ts';
import { type Bodies, openBodies, saveBodies } from './kept-bodies.ts';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'bodies-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** Keys of pages of which some are the beginnings or ends of others, or need JSON's escapes. */
const KEYS = ['docs/b.md', 'docs/a.md', 'a.md', 'a.md,', 'ü "1"\n2.md', 'docs/a.md\\', 'last'];

function createBody(bodyKey: string, title = ''): BodyRecord {
  const info = {
    ...{ title, toc: [], ids: [`["a.md",`, '\n["a.md",'], links: [], images: [], lookups: [], files: [] },
    ...{ parts: [], assets: [], problems: [] },
  };
  return { bodyKey, inputKey: 'é', info } as unknown as BodyRecord;
}

const createBodies = (keys: readonly string[]): Bodies => new Map(keys.map((key) => [key, createBody(key)]));

it('one body is found, and no other is taken for it', async () => {
  const file = path.join(dir, 'bodies.kept');
  await saveBodies(file, 'engine', { bodies: createBodies(KEYS), linksKey: 'l', bodiesKey: 'b' });
  const store = openBodies(file, 'engine');
  for (const key of KEYS) expect(store.find(key)).toEqual(createBody(key));
  for (const key of ['', 'md', 'docs/a', 'LAST']) expect(store.find(key)).toBeUndefined();
  expect([store.linksKey, store.bodiesKey]).toEqual(['l', 'b']);
  expect([...store.bodies]).toEqual([...createBodies(KEYS)]);
});

it('bodies in the places of others are the file that a whole build would write', async () => {
  const [edited, whole] = [path.join(dir, 'a.kept'), path.join(dir, 'b.kept')];
  for (const keys of [[], ['last'], ['docs/b.md'], [...KEYS].reverse(), ['a.md', 'none']]) {
    const bodies = new Map(createBodies(KEYS));
    await saveBodies(edited, 'engine', { bodies, linksKey: 'l', bodiesKey: 'b' });
    const changed = new Map(keys.map((key) => [key, createBody(`new ${key}`, `😀 ${key}`.repeat(9))]));
    await openBodies(edited, 'engine').replace(changed, 'c');
    for (const [key, body] of changed) if (bodies.has(key)) bodies.set(key, body);
    await saveBodies(whole, 'engine', { bodies, linksKey: 'l', bodiesKey: 'c' });
    expect(await readFile(edited, 'utf8')).toBe(await readFile(whole, 'utf8'));
  }
});

it('nothing is known without a file, without a page, and of what another engine has left', async () => {
  const file = path.join(dir, 'bodies.kept');
  const expectNothing = (): void => {
    const store = openBodies(file, 'engine');
    expect([store.linksKey, store.bodiesKey, store.bodies.size]).toEqual(['', '', 0]);
    expect(store.find('a.md')).toBeUndefined();
  };
  expectNothing();
  await saveBodies(file, 'other', { bodies: createBodies(KEYS), linksKey: 'l', bodiesKey: 'b' });
  expectNothing();
  await saveBodies(file, 'engine', { bodies: new Map(), linksKey: '', bodiesKey: '' });
  expectNothing();
});
