import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../errors/has-code.ts';

/** What no page links to or imports, and what changes by itself. */
const SKIPPED = /(?:^|[\\/])(?:\.git|node_modules)(?:[\\/]|$)/;

/** Names of everything below some folders or files of a site, sorted: what links and imports can find. */
export async function listNames(siteDir: string, paths: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    paths.map(async (relative) => {
      const entries = await readdir(path.join(siteDir, relative), { recursive: true }).catch(
        (error: unknown) => {
          if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
          throw error;
        },
      );
      return entries.filter((entry) => !SKIPPED.test(entry)).map((entry) => `${relative}/${entry}`);
    }),
  );
  return lists.flat().sort();
}
