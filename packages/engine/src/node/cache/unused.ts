import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds for which what no build uses stays in the cache: two weeks. */
export const KEPT_UNUSED = 14 * 24 * 3_600_000;

/** Notes that a file or folder of the cache is used; nothing where there is none yet. */
export async function noteUse(place: string): Promise<void> {
  const now = new Date();
  await utimes(place, now, now).catch(ignoreMissing);
}

/** Removes what lies in a folder of the cache and was not used for two weeks. */
export async function dropUnused(folder: string): Promise<void> {
  const names = await readdir(folder).catch(ignoreMissing);
  await Promise.all(
    (names ?? []).map(async (name) => {
      const place = path.join(folder, name);
      const found = await stat(place).catch(ignoreMissing);
      if (found !== undefined && Date.now() - found.mtimeMs > KEPT_UNUSED)
        await rm(place, { recursive: true, force: true });
    }),
  );
}

/** Another build may have removed it, or nothing was kept yet. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
