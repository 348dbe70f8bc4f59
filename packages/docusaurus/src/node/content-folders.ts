import path from 'node:path';
import type { DocsOptions } from './options.ts';

const DEFAULT_ID = 'default';

/** Returns the prefix of an instance's files and folders; empty for the default instance. */
export function prefixOf({ id = DEFAULT_ID }: DocsOptions): string {
  return id === DEFAULT_ID ? '' : `${id}_`;
}

/** Normalizes a path relative to the site: no `./`, no trailing slash. */
export function cleanPath(name: string): string {
  return path.posix.normalize(name).replace(/\/$/, '');
}
