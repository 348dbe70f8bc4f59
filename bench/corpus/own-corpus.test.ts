import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyOwnCorpus, readOwnCorpus } from './own-corpus.ts';

test('a folder of pages is read with its folders and copied with what lies beside them', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'own-corpus-'));
  try {
    const folder = path.join(dir, 'pages');
    await mkdir(path.join(folder, 'a'), { recursive: true });
    await writeFile(path.join(folder, 'a/one.mdx'), '# One\n');
    await writeFile(path.join(folder, 'two.md'), '# Two\n');
    await writeFile(path.join(folder, 'image.svg'), '<svg/>');
    expect(await readOwnCorpus(folder)).toEqual([
      { file: 'a/one.mdx', text: '# One\n' },
      { file: 'two.md', text: '# Two\n' },
    ]);
    await copyOwnCorpus(folder, path.join(dir, 'site'));
    expect(existsSync(path.join(dir, 'site/content/docs/image.svg'))).toBe(true);
    await expect(readOwnCorpus(path.join(folder, 'none'))).rejects.toThrow('cannot be read');
    await expect(readOwnCorpus(path.join(dir, 'site/content'))).resolves.toHaveLength(2);
  } finally {
    await rm(dir, { recursive: true });
  }
});

test('a folder without pages is refused', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'own-corpus-'));
  await expect(readOwnCorpus(dir)).rejects.toThrow('has no .md or .mdx files');
  await rm(dir, { recursive: true });
});
