import { existsSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../errors/build-error.ts';

/**
 * True when a site has a file or folder that it need not have. Throws a `BuildError` for a link that leads nowhere:
 * whoever made it meant something to be there.
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
