import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashText } from '../cache/hash.ts';
import { LONGEST_BUILD } from '../paths.ts';
import { LostCacheError, takeDamage } from './kept-file.ts';
import { listRecords, nameText, readPlace } from './pack-index.ts';
import { nameNext, openPacks, type Packs } from './packs.ts';
import { tidyPacks } from './tidy-packs.ts';

let dir = '';
let open: Packs[] = [];

beforeEach(async () => {
  dir = path.join(await mkdtemp(path.join(tmpdir(), 'packs-')), 'texts');
});

afterEach(async () => {
  for (const packs of open) packs.close();
  open = [];
  takeDamage();
  await rm(path.dirname(dir), { recursive: true, force: true });
});

function create(): Packs {
  const packs = openPacks(dir);
  open.push(packs);
  return packs;
}

/** Keeps texts as a build of its own. */
function keep(texts: Readonly<Record<string, string>>): void {
  const packs = create();
  for (const [key, text] of Object.entries(texts)) packs.add(hashText(key), 'html', text);
  packs.close();
}

const find = (key: string, packs = create()) => packs.find(hashText(key), 'html');
const list = (ending: string): string[] => readdirSync(dir).filter((name) => name.endsWith(ending));
const toFile = (name: string): string => path.join(dir, name);
const name = (key: string): string => nameText(hashText(key), 'html');

/** Makes all that lies there older than any build. */
function age(): void {
  const time = new Date(Date.now() - LONGEST_BUILD - 60_000);
  for (const name of readdirSync(dir)) utimesSync(toFile(name), time, time);
}

it('texts come back as they were, by key and kind, from one file', () => {
  const packs = create();
  const texts = ['', '\n', 'a\nb', 'é😀\0', 'x'.repeat(300_000)];
  for (const text of texts) packs.add(hashText('key', text), 'html', text);
  packs.add(hashText('key', ''), 'words', 'other');
  packs.close();
  for (const reader of [packs, create()]) {
    for (const text of texts) expect(reader.find(hashText('key', text), 'html')).toBe(text);
    expect(reader.find(hashText('key', ''), 'words')).toBe('other');
    expect(reader.find(hashText('key', ''), 'markdown')).toBeUndefined();
    expect(reader.find(hashText('none'), 'html')).toBeUndefined();
    expect(() => reader.get(hashText('none'), 'html')).toThrow(LostCacheError);
  }
  expect(readdirSync(dir)).toHaveLength(2);
});

it('a folder that is not there has no texts, and is not made for asking', () => {
  expect(find('a')).toBeUndefined();
  expect(existsSync(dir)).toBe(false);
});

it('what several threads wrote is found when the main one has sealed it, and not before', () => {
  const [main, ...threads] = [create(), create(), create()];
  threads.forEach((thread, at) => {
    for (const key of ['a', 'b']) {
      thread.add(hashText(`${key}${at}`), 'html', `${key}${at}`);
      main?.adopt(thread.flush());
    }
  });
  expect([find('a0'), find('a0', main)]).toEqual([undefined, undefined]);
  main?.seal();
  for (const key of ['a0', 'a1', 'b0', 'b1']) expect([find(key, main), find(key)]).toEqual([key, key]);
});

it('a thread that ends in the middle of a write takes nothing with it that was adopted', () => {
  const [main, thread] = [create(), create()];
  thread.add(hashText('a'), 'html', 'whole');
  main.adopt(thread.flush());
  const [pack = ''] = list('.pack');
  writeFileSync(toFile(pack), 'half', { flag: 'a' });
  main.seal();
  expect(find('a')).toBe('whole');
});

it('the text of the later build counts', () => {
  keep({ a: 'one', b: 'b' });
  keep({ a: 'two' });
  expect([find('a'), find('b')]).toEqual(['two', 'b']);
  expect(nameNext(['00000009-a', '00000010-b']) > '00000010-b').toBe(true);
});

it('a text that is not what was written is none, and is told of; the others stay', () => {
  keep({ a: 'first text', b: 'second text' });
  const [pack = ''] = list('.pack');
  writeFileSync(toFile(pack), readFileSync(toFile(pack), 'utf8').replace('first', 'First'));
  expect([find('a'), find('b')]).toEqual([undefined, 'second text']);
  expect(takeDamage()).toEqual([toFile(pack)]);
  keep({ a: 'again' });
  expect(find('a')).toBe('again');
  expect(takeDamage()).toEqual([]);
});

it('a pack that was cut has the texts before the cut', () => {
  keep({ a: 'first text', b: 'second text' });
  const [pack = ''] = list('.pack');
  truncateSync(toFile(pack), 12);
  expect([find('a'), find('b')]).toEqual(['first text', undefined]);
});

it.each([0, 5, 30, 42, 60])('a pack with an index of %i bytes is none, is told of, and goes', (length) => {
  keep({ a: 'a', b: 'b' });
  const [index = ''] = list('.index');
  truncateSync(toFile(index), length);
  expect(find('a')).toBeUndefined();
  expect(takeDamage()).toEqual([toFile(index)]);
  tidyPacks(create(), () => []);
  expect(readdirSync(dir)).toEqual([]);
});

it('many small packs become one with the latest texts, and who has them open can still read them', () => {
  for (let at = 0; at < 12; at++) keep({ [`own${at}`]: `own${at}`, same: `${at}` });
  tidyPacks(create());
  expect(list('.pack')).toHaveLength(12);
  const reader = create();
  expect(find('own0', reader)).toBe('own0');
  keep({ same: 'last' });
  tidyPacks(create());
  expect(list('')).toHaveLength(2);
  for (let at = 0; at < 12; at++)
    expect([find(`own${at}`, reader), find(`own${at}`)]).toEqual([`own${at}`, `own${at}`]);
  expect([find('same', reader), find('same')]).toEqual(['11', 'last']);
});

it('a pack is written anew when half of it is used by nobody, and older than any build that runs', () => {
  keep({ a: 'used', b: 'x'.repeat(100) });
  const used = () => [name('a')];
  const before = readdirSync(dir);
  tidyPacks(create(), used);
  expect(readdirSync(dir)).toEqual(before);
  age();
  tidyPacks(create(), () => [name('b')]);
  expect(readdirSync(dir)).toEqual(before);
  tidyPacks(create(), used);
  expect(list('.pack')).toHaveLength(1);
  expect(readdirSync(dir)).not.toEqual(before);
  expect([find('a'), find('b')]).toEqual(['used', undefined]);
});

it('what a later build has written anew is used by nobody', () => {
  keep({ a: 'old', b: 'b' });
  age();
  keep({ a: 'new' });
  tidyPacks(create(), () => [name('a')]);
  expect(list('.pack')).toHaveLength(1);
  expect(find('a')).toBe('new');
});

it('a damaged text does not stop others from being written anew', () => {
  keep({ a: 'first', b: 'second', c: 'x'.repeat(100) });
  const [pack = ''] = list('.pack');
  writeFileSync(toFile(pack), readFileSync(toFile(pack), 'utf8').replace('first', 'First'));
  age();
  tidyPacks(create(), () => [name('a'), name('b')]);
  expect([find('a'), find('b')]).toEqual([undefined, 'second']);
});

it('what a killed build has left goes when no build can be using it', () => {
  keep({ a: 'a' });
  const [pack = ''] = list('.pack');
  copyFileSync(toFile(pack), toFile('00000002-killed.pack'));
  writeFileSync(toFile('00000002-killed.index.tmp'), '');
  tidyPacks(create(), () => [name('a')]);
  expect(list('')).toHaveLength(4);
  age();
  tidyPacks(create(), () => [name('a')]);
  expect(list('')).toHaveLength(2);
  expect(find('a')).toBe('a');
});

it('keys are hashes', () => {
  expect(() => create().add('key', 'html', '')).toThrow('is no hash of 20 digits');
  expect([...listRecords(Buffer.alloc(0))].map(readPlace)).toEqual([]);
});
