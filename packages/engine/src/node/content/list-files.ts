import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * All files below a folder, as sorted relative paths with forward slashes. Names that begin with `_` or `.` are
 * left out, folders included. A missing folder has no files. Symbolic links to folders are not followed.
 */
export async function listFiles(folder: string, keep: (name: string) => boolean): Promise<string[]> {
  const found: string[] = [];
  const walk = async (relative: string): Promise<void> => {
    const entries = await readdir(path.join(folder, relative), { withFileTypes: true });
    for (const entry of entries) {
      if (entry.name.startsWith('_') || entry.name.startsWith('.')) continue;
      const child = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) await walk(child);
      else if (keep(entry.name)) found.push(child);
    }
  };
  await walk('').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return found.sort();
}
