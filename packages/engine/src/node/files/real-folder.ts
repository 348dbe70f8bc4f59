import { realpathSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../errors/has-code.ts';

/**
 * A folder's own path, without symbolic links on the way to it; it need not exist yet. Bundlers and git name files so, and would
 * take those of a site that is reached by a link for another's.
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
