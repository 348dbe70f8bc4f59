import { existsSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../errors/build-error.ts';

/**
 * True when a site has an optional file or folder. Throws a `BuildError` for a broken link, which is
 * certainly a mistake.
 */
export function hasFile(siteDir: string, file: string): boolean {
  const full = path.join(siteDir, file);
  if (existsSync(full)) return true;
  if (lstatSync(full, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return false;
  throw new BuildError(`\`${file}\` is a link to something that does not exist`, {
    file,
    hint: 'Put the file itself there, or take the link out.',
  });
}
