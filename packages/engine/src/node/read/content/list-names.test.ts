import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listNames } from './list-names.ts';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'names-'));
  await mkdir(path.join(dir, 'content/a'), { recursive: true });
  await mkdir(path.join(dir, 'elsewhere'));
  await writeFile(path.join(dir, 'elsewhere/b.md'), '');
});
afterEach(() => rm(dir, { recursive: true }));

test('follows links to folders, each of several to the same one', async () => {
  await symlink('../elsewhere', path.join(dir, 'content/one'));
  await symlink('../elsewhere', path.join(dir, 'content/two'));
  expect(listNames(dir, ['content', 'none'])).toEqual([
    ...['content/a', 'content/one', 'content/one/b.md', 'content/two', 'content/two/b.md'],
  ]);
});

test('ends where links lead around in a circle, to themselves or nowhere', async () => {
  await symlink('..', path.join(dir, 'content/a/up'));
  await symlink('../content', path.join(dir, 'elsewhere/back'));
  await symlink('../elsewhere', path.join(dir, 'content/link'));
  await symlink('self', path.join(dir, 'content/self'));
  await symlink('gone', path.join(dir, 'content/gone'));
  expect(listNames(dir, ['content'])).toEqual([
    ...['content/a', 'content/a/up', 'content/gone', 'content/link', 'content/link/b.md'],
    ...['content/link/back', 'content/self'],
  ]);
});
