import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compareFolders } from './compare-folders.ts';

it('names what differs, and where', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'compare-'));
  const files = {
    'a/same.html': 'same',
    'b/same.html': 'same',
    'a/docs/date.html': 'built on Monday',
    'b/docs/date.html': 'built on Friday',
    'a/short.txt': 'one',
    'b/short.txt': 'one more',
    'a/first.txt': '',
    'b/second.txt': '',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  expect(await compareFolders(path.join(folder, 'a'), path.join(folder, 'b'))).toEqual([
    'docs/date.html: differs from byte 9: "built on Monday" and "built on Friday"',
    'first.txt: only in the first',
    'second.txt: only in the second',
    'short.txt: differs from byte 3: "one" and "one more"',
  ]);
  await rm(folder, { recursive: true });
});
