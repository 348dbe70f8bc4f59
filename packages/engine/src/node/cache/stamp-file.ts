import { statSync } from 'node:fs';

/**
 * Changes with a file's content, without reading it; `missing` for none. Size and time of the last change are not
 * enough: copies keep both. The time of the last change of the entry is the system's own.
 */
export function stampFile(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined
    ? 'missing'
    : [found.size, found.mtimeMs, found.ctimeMs, found.ino].map(String).join(' ');
}
