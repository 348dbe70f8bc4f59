import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { hashText } from '../../cache/hash.ts';
import type { Expand, SourceFile } from '../content/doc.ts';
import { readSources } from '../content/read-sources.ts';
import { TRANSLATIONS_FOLDER } from '../locales/locale-config.ts';
import { expandIncludes, INCLUDES_FOLDER, type IncludeSources } from './expand-includes.ts';
import { loadData } from './load-data.ts';

/** Data and texts that the pages of a site can insert. */
export interface Includes extends IncludeSources {
  readonly expand: Expand;
}

/** Reads the data and texts for insertion into pages; a site without any leaves its pages unchanged. */
export async function loadIncludes(
  siteDir: string,
  publishedFolders: readonly string[] = [],
): Promise<Includes> {
  const folders = [INCLUDES_FOLDER, ...(await findTranslatedFolders(siteDir))];
  const [data, ...found] = await Promise.all([
    loadData(siteDir, publishedFolders),
    ...folders.map((folder) => readSources(siteDir, folder, /\.mdx$/, { publishedFolders })),
  ]);
  const includes = new Map(found.flat().map(({ file, text }) => [file, text]));
  return { data, includes, expand: (source) => expandSource(source, { data, includes }) };
}

function expandSource(source: SourceFile, sources: IncludeSources): SourceFile {
  if (source.facts?.isPlain === true || !/\.mdx?$/.test(source.file)) return source;
  const { text, origin } = expandIncludes(source.file, source.text, sources);
  return origin === undefined ? source : { file: source.file, text, hash: hashText(text), origin };
}

async function findTranslatedFolders(siteDir: string): Promise<string[]> {
  if (!existsSync(path.join(siteDir, TRANSLATIONS_FOLDER))) return [];
  const locales = await readdir(path.join(siteDir, TRANSLATIONS_FOLDER));
  return locales.sort().map((locale) => `${TRANSLATIONS_FOLDER}/${locale}/${path.basename(INCLUDES_FOLDER)}`);
}

/** True for a file that pages include and that is not a page itself. */
export function isIncludedText(file: string): boolean {
  return /^content[\\/](?:i18n[\\/][^\\/]+[\\/])?includes[\\/]/.test(file);
}
