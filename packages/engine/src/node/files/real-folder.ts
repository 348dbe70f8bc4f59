import { realpathSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../errors/has-code.ts';

/**
 * A folder's real path, without symbolic links in its parents; it need not exist yet. Bundlers and git report
 * real paths, and would otherwise treat files of a linked site as outside of it.
 */
export function findRealFolder(folder: string): string {
  const full = path.resolve(folder);
  try {
    return realpathSync(full);
  } catch (error) {
    const parent = path.dirname(full);
    if (!hasCode(error, 'ENOENT') || parent === full) return full;
    return path.join(findRealFolder(parent), path.basename(full));
  }
}
