import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readKept, readKeptBytes, takeDamage, writeKept, writeKeptPieces } from './kept-file.ts';
import { writeWhole } from './write-whole.ts';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'kept-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

it('a kept text comes back as it was, whatever is in it', async () => {
  const file = path.join(dir, 'deep/a.kept');
  for (const text of ['', '\n', 'a\nb', 'é😀\0']) {
    await writeKept(file, text);
    expect(await readKept(file)).toBe(text);
    expect(readKeptBytes(file)?.toString()).toBe(text);
  }
  expect(await readKept(path.join(dir, 'none'))).toBeUndefined();
  expect(takeDamage()).toEqual([]);
});

it('a text that was written in pieces is the same file as one that was written whole', async () => {
  const [file, pieces] = [path.join(dir, 'a.kept'), path.join(dir, 'b.kept')];
  for (const parts of [[], [''], ['a'], ['é\n', '', '😀', 'x'.repeat(300_000), 'end']]) {
    await writeKept(file, parts.join(''));
    await writeKeptPieces(pieces, parts);
    expect(await readFile(pieces)).toEqual(await readFile(file));
    await writeKept(pieces, Buffer.from(parts.join('')));
    expect((await readFile(pieces)).equals(await readFile(file))).toBe(true);
  }
});

it.each([
  ['emptied', (file: string) => truncate(file, 0)],
  ['cut within the checksum', (file: string) => truncate(file, 5)],
  ['cut after the checksum', (file: string) => truncate(file, 21)],
  ['cut', (file: string) => truncate(file, 30)],
  [
    'changed',
    async (file: string) => writeFile(file, (await readFile(file, 'utf8')).replace('text', 'Text')),
  ],
])('one that was %s is no text, and is told of once', async (_, damage) => {
  const file = path.join(dir, 'a.kept');
  await writeKept(file, 'some text that is long enough');
  await damage(file);
  expect(await readKept(file)).toBeUndefined();
  expect(takeDamage()).toEqual([file]);
  expect(takeDamage()).toEqual([]);
  expect(readKeptBytes(file)).toBeUndefined();
  expect(takeDamage()).toEqual([file]);
});

it('a hundred writers at once leave one whole text and nothing beside it', async () => {
  const file = path.join(dir, 'a.txt');
  await Promise.all(Array.from({ length: 100 }, (_, n) => writeWhole(file, String(n).repeat(10_000))));
  expect(await readFile(file, 'utf8')).toMatch(/^(\d\d?)\1{9999}$/);
  expect(await readdir(dir)).toEqual(['a.txt']);
});
