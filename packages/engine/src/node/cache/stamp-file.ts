import { statSync } from 'node:fs';

/**
 * A value that changes with a file's content, without reading it; `missing` if there is none. Size and
 * modification time are not enough: copies keep both. The inode's change time is set by the system.
 */
export function stampFile(file: string): string {
  return stampEntry(file)?.stamp ?? 'missing';
}

/** The same with the inode's change time in milliseconds; `undefined` if there is no file. */
export function stampEntry(file: string): { readonly stamp: string; readonly changed: number } | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  const stamp = [found.size, found.mtimeMs, found.ctimeMs, found.ino].map(String).join(' ');
  return { stamp, changed: found.ctimeMs };
}
