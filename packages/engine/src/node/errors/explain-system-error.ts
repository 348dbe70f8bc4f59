import path from 'node:path';
import { BuildError } from './build-error.ts';

/** Meanings and remedies of operating system errors. */
const MEANINGS: Readonly<Record<string, readonly [meaning: string, hint: string]>> = {
  EACCES: ['permission denied', 'Give yourself the right to it, or run the command as its owner.'],
  EPERM: ['not permitted', 'Give yourself the right to it, or run the command as its owner.'],
  EROFS: ['the file system can only be read', 'Name another folder with `--out`.'],
  ENOSPC: ['no space is left on the disk', 'Make room and build again: nothing was published.'],
  EDQUOT: ['your share of the disk is used up', 'Make room and build again: nothing was published.'],
  EMFILE: ['too many files are open', 'Raise the limit with `ulimit -n 4096`.'],
  ENFILE: ['too many files are open on this machine', 'Close other programs.'],
  ENAMETOOLONG: ['the name is too long', 'Give it a shorter name.'],
  ELOOP: ['its links lead in a circle', 'Take the links out.'],
  EIO: ['the disk could not be read or written', 'Check the disk.'],
  ENOENT: ['it does not exist', 'It may have been removed while the command ran: run it again.'],
  EISDIR: ['it is a folder', 'Put a file there, or take the folder out.'],
  ENOTDIR: ['a part of its path is a file', 'Take the file out, or name another folder.'],
  EBUSY: ['another program holds it', 'Close the other program and run the command again.'],
};

/**
 * Converts an error of the operating system to one that a writer can act on; `undefined` for any other error.
 */
export function explainSystemError(error: unknown): BuildError | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const [meaning, hint] = MEANINGS[String(error.code)] ?? [];
  if (meaning === undefined) return undefined;
  const file = 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  const shown = file === undefined ? 'a file' : `\`${shorten(file)}\``;
  return new BuildError(`${shown} cannot be used: ${meaning} (${String(error.code)})`, {
    hint,
    cause: error,
  });
}

/** Relative to the working directory, if that is shorter. */
function shorten(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative === '' || relative.startsWith('..') ? file : relative;
}
