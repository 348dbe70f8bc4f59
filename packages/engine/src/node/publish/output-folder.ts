import { readdir } from 'node:fs/promises';
import { BuildError } from '../errors/build-error.ts';

/** Marks a folder as created by a build: builds write only to such a folder, or to an empty one. */
export const MARKER = '.site-output';
export const MARKER_TEXT = 'Written by the site build; its files are replaced by the next one.\n';

/** Contains the build that is writing to the folder. */
export const LOCK = '.site-lock';

/** Prefix of staging folders. */
export const STAGING = '.site-staging-';

/**
 * Top-level names in an output folder that belong to hosts and to version control: publishing never removes
 * them.
 */
export const HOST_NAMES: ReadonlySet<string> = new Set([
  '.git',
  '.gitattributes',
  '.github',
  '.gitignore',
  '.htaccess',
  '.netlify',
  '.vercel',
  'CNAME',
]);

/** True for temporary files of a build in the output folder. */
export function isBuildName(name: string): boolean {
  return name === LOCK || name.startsWith(STAGING);
}

/** Rejects a folder with files that no build wrote. */
export async function checkOutDir(outDir: string): Promise<void> {
  const entries = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] as string[];
    if (error.code === 'ENOTDIR') {
      throw new BuildError(`output folder \`${outDir}\` is a file`, { hint: 'Name a folder with `--out`.' });
    }
    throw error;
  });
  const foreign = entries.filter((name) => !isBuildName(name) && !HOST_NAMES.has(name));
  if (foreign.length === 0 || entries.includes(MARKER)) return;
  throw new BuildError(`output folder \`${outDir}\` holds files that no build has written`, {
    hint: 'Name an empty folder with `--out`, or empty this one yourself.',
  });
}
