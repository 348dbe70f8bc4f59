import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Every file below a folder, including hidden ones, as sorted relative paths with forward slashes. Links are
 * not followed.
 */
export async function listAllFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
