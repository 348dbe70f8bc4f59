import path from 'node:path';
import { BuildError } from '../errors/build-error.ts';
import { findRealFolder } from '../files/real-folder.ts';
import { isInside } from '../files/resolve-inside.ts';

/** Rejects an output folder inside an input folder: the next build would read its own output. */
export function checkOutFolder(outDir: string, siteDir: string, readFolders: readonly string[]): void {
  const target = findRealFolder(outDir);
  const folder = readFolders.find((name) => isInside(findRealFolder(path.resolve(siteDir, name)), target));
  if (folder === undefined) return;
  throw new BuildError(`output folder \`${outDir}\` lies inside \`${folder}\`, which is read by the build`, {
    hint: 'Name a folder outside of it with `--out`.',
  });
}
