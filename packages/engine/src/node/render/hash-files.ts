import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashText } from '../cache/hash.ts';

/** Hashes of site-relative files; the empty string for an unreadable one. */
export async function hashFiles(files: readonly string[], siteDir: string): Promise<[string, string][]> {
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const data = await readFile(path.join(siteDir, file)).catch(() => undefined);
      return [file, data === undefined ? '' : hashText(data)];
    }),
  );
}
