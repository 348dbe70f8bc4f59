import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../../cache/hash.ts';
import { BuildError } from '../../errors/build-error.ts';
import { explainSystemError } from '../../errors/explain-system-error.ts';
import { decodeText } from '../../files/decode-text.ts';
import { CONTENT_FOLDER } from '../../files/find-public-file.ts';
import { listFiles } from '../../files/list-files.ts';
import type { SourceFile } from './doc.ts';
import { ChangedTextError, findText, getStatKey, type StatCache } from './stat-cache.ts';
import { createTooLong, LONGEST_TEXT } from './text-length.ts';

export interface ReadSourcesOptions {
  readonly publishedFolders?: readonly string[] | undefined;
  /** Skips reading sources with an unchanged stat key. */
  readonly statCache?: StatCache | undefined;
}

const NO_TEXTS: StatCache = { texts: new Map(), stamps: new Map() };

/**
 * Reads the files of a site's folder with matching names. Links may lead to content and to the listed
 * folders.
 */
export async function readSources(
  siteDir: string,
  folder: string,
  pattern: RegExp,
  { publishedFolders = [], statCache = NO_TEXTS }: ReadSourcesOptions = {},
): Promise<SourceFile[]> {
  const root = path.join(siteDir, folder);
  const files = await listFiles(root, (name) => pattern.test(name), {
    shownAs: folder,
    roots: [CONTENT_FOLDER, ...publishedFolders].map((name) => path.resolve(siteDir, name)),
  });
  // Sequential: awaiting a thousand small files takes longer than reading them.
  return files.map((relative) =>
    readSource(`${root}${path.sep}${relative}`, `${folder}/${relative}`, statCache),
  );
}

/** A file in its current state. One with an unchanged stat key is read on demand. */
function readSource(path: string, file: string, statCache: StatCache): SourceFile {
  const { stamps } = statCache;
  const stamp = stamps.has(file) ? stamps.get(file) : getStatKey(path);
  const known = findText(file, stamp, statCache);
  let text = known === undefined ? readText(path, file) : undefined;
  const hash = known?.hash ?? hashText(text ?? '');
  return {
    file,
    get text() {
      text ??= readAgain(path, file, hash);
      return text;
    },
    dropText() {
      text = undefined;
    },
    hash,
    ...(stamp !== undefined && { stamp }),
    ...(known !== undefined && { facts: known.facts }),
  };
}

function readAgain(path: string, file: string, hash: string): string {
  const text = readText(path, file);
  if (hashText(text) !== hash) throw new ChangedTextError(file);
  return text;
}

function readText(path: string, file: string): string {
  try {
    const text = decodeText(readFileSync(path), file);
    if (text.length > LONGEST_TEXT) throw createTooLong(file, text.length);
    return text;
  } catch (error) {
    const explained = explainSystemError(error);
    if (explained === undefined) throw error;
    const { message, hint } = explained;
    throw new BuildError(message, { file, hint, cause: error });
  }
}
