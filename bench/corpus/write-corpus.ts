import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CorpusPage } from './create-corpus.ts';

/** Writes a corpus as a site of its own: pages only, all settings at their defaults. */
export async function writeCorpus(pages: readonly CorpusPage[], siteDir: string): Promise<void> {
  const files = pages.map(({ file, text }) => ({ file: path.join(siteDir, 'content/docs', file), text }));
  for (const folder of new Set(files.map(({ file }) => path.dirname(file)))) {
    await mkdir(folder, { recursive: true });
  }
  for (const { file, text } of files) await writeFile(file, text);
}
