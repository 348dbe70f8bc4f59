import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { LONGEST_BUILD } from '../paths.ts';
import { UNFINISHED } from './write-whole.ts';

/** Lifetime of unused values in the cache in milliseconds: two weeks. */
export const UNUSED_LIFETIME = 14 * 24 * 3_600_000;

/** Marks a file or folder of the cache as used, if it exists. */
export async function noteUse(place: string): Promise<void> {
  const now = new Date();
  await utimes(place, now, now).catch(ignoreMissing);
}

/** Removes cache entries that were not used for two weeks, and unfinished files of killed builds. */
export async function dropUnused(
  folder: string,
  isUsed: (name: string) => boolean = () => false,
): Promise<void> {
  const names = await readdir(folder).catch(ignoreMissing);
  await Promise.all(
    (names ?? []).map(async (name) => {
      if (isUsed(name)) return;
      const place = path.join(folder, name);
      const found = await stat(place).catch(ignoreMissing);
      const limit = name.endsWith(UNFINISHED) ? LONGEST_BUILD : UNUSED_LIFETIME;
      if (found !== undefined && Date.now() - found.mtimeMs > limit)
        await rm(place, { recursive: true, force: true });
    }),
  );
}

/** Another build may have removed it, or nothing was cached yet. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
