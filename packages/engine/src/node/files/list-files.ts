import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { BuildError, throwIfAny } from '../errors/build-error.ts';
import { explainSystemError } from '../errors/explain-system-error.ts';
import { hasCode } from '../errors/has-code.ts';
import { isInside } from './resolve-inside.ts';

export interface ListFilesOptions {
  /** The folder's name in messages: `content/docs`. Absent: its path. */
  readonly shownAs?: string;
  /** Absolute folders that links may lead into. Absent: the folder itself. */
  readonly roots?: readonly string[];
  /** Folders at the top whose names begin with a dot and that are included nevertheless. */
  readonly dotFolders?: readonly string[];
}

/**
 * All files below a folder, as sorted relative paths with forward slashes. Names that begin with `_` or `.`
 * are left out, folders included. A missing folder has no files. Throws `BuildError`s, all of them at once,
 * for wanted entries that cannot be read: broken or outside links, links to folders, pipes, devices.
 */
export async function listFiles(
  folder: string,
  keep: (name: string) => boolean,
  { shownAs = folder, roots = [folder], dotFolders = [] }: ListFilesOptions = {},
): Promise<string[]> {
  const found: string[] = [];
  const errors: BuildError[] = [];
  let realRoots: Promise<string[]> | undefined;
  const walk = async (relative: string): Promise<void> => {
    const entries = await readdir(path.join(folder, relative), { withFileTypes: true });
    for (const entry of entries) {
      const isKeptFolder = relative === '' && entry.isDirectory() && dotFolders.includes(entry.name);
      if (/^[._]/.test(entry.name) && !isKeptFolder) continue;
      const child = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) await walk(child);
      else if (entry.isFile()) {
        if (keep(entry.name)) found.push(child);
      } else {
        realRoots ??= Promise.all(roots.map((root) => realpath(root).catch(() => root)));
        const fault = await findFault(entry, path.join(folder, child), keep(entry.name), await realRoots);
        if (fault === undefined) found.push(child);
        else if (fault !== 'unwanted') errors.push(createError(`${shownAs}/${child}`, fault));
      }
    }
  };
  await walk('').catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw explainSystemError(error) ?? error;
  });
  throwIfAny(errors);
  return found.sort();
}

interface Fault {
  readonly message: string;
  readonly hint: string;
}

/** The reason why an entry is neither a file nor a folder; `undefined` for a link that may be followed. */
async function findFault(
  entry: Dirent,
  file: string,
  isWanted: boolean,
  roots: readonly string[],
): Promise<Fault | 'unwanted' | undefined> {
  if (!entry.isSymbolicLink())
    return isWanted
      ? { message: 'is no file but a pipe, a socket or a device', hint: 'Take it out.' }
      : 'unwanted';
  const target = await realpath(file).catch(() => undefined);
  const hint = 'Put the file itself there, or take the link out.';
  if (target === undefined)
    return isWanted ? { message: 'is a link to something that does not exist', hint } : 'unwanted';
  const found = await stat(target);
  if (found.isDirectory())
    return {
      message: 'is a link to a folder, which is not followed',
      hint: 'Put the folder itself there, or take the link out.',
    };
  if (!isWanted) return 'unwanted';
  if (!found.isFile()) return { message: 'is a link to a pipe, a socket or a device', hint };
  if (roots.some((root) => isInside(root, target) && !hasHiddenPart(path.relative(root, target))))
    return undefined;
  return {
    message: 'is a link to a file outside of what the site publishes',
    hint: 'Put the file itself there, or name its folder in `publishedFolders` of the config.',
  };
}

/** True for a path with a part that begins with a dot. */
export function hasHiddenPart(relative: string): boolean {
  return relative.split(/[/\\]/).some((part) => part.startsWith('.') && part !== '..' && part !== '.');
}

function createError(file: string, { message, hint }: Fault): BuildError {
  return new BuildError(`\`${file}\` ${message}`, { file, hint });
}
