import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CorpusPage } from './create-corpus.ts';

/** Writes a corpus as a site: pages only, all settings at their defaults. */
export async function writeCorpus(pages: readonly CorpusPage[], siteDir: string): Promise<void> {
  await writeFiles(
    Object.fromEntries(pages.map(({ file, text }) => [path.join('content/docs', file), text])),
    siteDir,
  );
}

/** Writes files by their paths below a folder. */
export async function writeFiles(texts: Readonly<Record<string, string>>, dir: string): Promise<void> {
  const files = Object.entries(texts).map(([file, text]) => ({ file: path.join(dir, file), text }));
  for (const folder of new Set(files.map(({ file }) => path.dirname(file)))) {
    await mkdir(folder, { recursive: true });
  }
  for (const { file, text } of files) await writeFile(file, text);
}
