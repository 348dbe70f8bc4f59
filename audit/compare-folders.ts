import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listAllFiles } from '@gruntwork-docs/engine/source';

/**
 * Returns the differences between two folders, a line for each file, sorted; empty when all bytes are the
 * same.
 */
export async function compareFolders(first: string, second: string): Promise<string[]> {
  const [a, b] = [new Set(await listAllFiles(first)), new Set(await listAllFiles(second))];
  const all = [...new Set([...a, ...b])].sort();
  const lines = await Promise.all(
    all.map(async (file) => {
      if (!a.has(file)) return `${file}: only in the second`;
      if (!b.has(file)) return `${file}: only in the first`;
      const [one, two] = await Promise.all(
        [first, second].map((folder) => readFile(path.join(folder, file))),
      );
      if (one === undefined || two === undefined || one.equals(two)) return undefined;
      const at = one.findIndex((byte, index) => byte !== two[index]);
      const offset = at < 0 ? one.length : at;
      const show = (data: Buffer): string =>
        JSON.stringify(data.toString('utf8', Math.max(0, offset - 30), offset + 30));
      return `${file}: differs from byte ${offset}: ${show(one)} and ${show(two)}`;
    }),
  );
  return lines.filter((line) => line !== undefined);
}
