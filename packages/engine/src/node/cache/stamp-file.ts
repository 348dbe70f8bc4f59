import { statSync } from 'node:fs';

/**
 * Changes with a file's content, without reading it; `missing` for none. Size and time of the last change are not
 * enough: copies keep both. The time of the last change of the entry is the system's own.
 */
export function stampFile(file: string): string {
  return stampEntry(file)?.stamp ?? 'missing';
}

/** The same with the time at which the entry was last changed, in milliseconds; `undefined` for no file. */
export function stampEntry(file: string): { readonly stamp: string; readonly changed: number } | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  const stamp = [found.size, found.mtimeMs, found.ctimeMs, found.ino].map(String).join(' ');
  return { stamp, changed: found.ctimeMs };
}
