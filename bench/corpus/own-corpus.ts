import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CorpusPage } from './create-corpus.ts';

/**
 * Some links of foreign pages are always broken: they are reported, and the pages are measured all the same.
 */
const CONFIG =
  "export default { onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn' };\n";

/** Reads all pages below a folder. Throws when there are none. */
export async function readOwnCorpus(folder: string): Promise<CorpusPage[]> {
  const entries = await readdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`the folder \`${folder}\` of \`--corpus\` cannot be read`, { cause });
  });
  const files = entries.filter((file) => /\.mdx?$/.test(file)).sort();
  if (files.length === 0)
    throw new Error(`the folder \`${folder}\` of \`--corpus\` has no .md or .mdx files`);
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
  );
}

/** Copies a folder of pages and their assets to a new site, since the bench edits pages. */
export async function copyOwnCorpus(folder: string, siteDir: string): Promise<void> {
  await cp(folder, path.join(siteDir, 'content/docs'), { recursive: true });
  await writeFile(path.join(siteDir, 'site.config.ts'), CONFIG);
}
