import path from 'node:path';
import type { DocsOptions } from './options.ts';

const DEFAULT_ID = 'default';

/** Before the names of an instance's own files and folders; nothing for the first one. */
export function prefixOf({ id = DEFAULT_ID }: DocsOptions): string {
  return id === DEFAULT_ID ? '' : `${id}_`;
}

/** A path as seen from the site, without `./` and a slash at its end. */
export function cleanPath(name: string): string {
  return path.posix.normalize(name).replace(/\/$/, '');
}
