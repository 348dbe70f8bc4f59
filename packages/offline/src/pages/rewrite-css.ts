import { posix } from 'node:path';
import { lookup } from 'mime-types';
import type { Addresses } from './addresses.ts';

export interface StyleInput {
  readonly css: string;
  /** Path of the stylesheet in the bundle. */
  readonly file: string;
  readonly addresses: Addresses;
  readonly read: (file: string) => Buffer;
}

/**
 * Inlines fonts and images into a stylesheet: browsers load neither fonts nor masks from other files of a
 * folder.
 */
export function rewriteCss({ css, file, addresses, read }: StyleInput): string {
  return css.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (written, _quote: string, address: string) => {
    const relative = addresses.toRelative(address, file);
    if (relative === undefined) return written;
    const name = posix.join(posix.dirname(file), decodeURIComponent(relative));
    return `url(data:${lookup(name) || 'application/octet-stream'};base64,${read(name).toString('base64')})`;
  });
}
