import { gzipSync } from 'node:zlib';

/** Returns the bytes of data after gzip at its highest level: the same everywhere, whatever a host does. */
export function gzipSize(data: string | Uint8Array): number {
  return gzipSync(data, { level: 9 }).length;
}
