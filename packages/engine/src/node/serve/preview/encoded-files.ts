import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What hosts use for files that they compress as they go: most of the gain for little of the time. */
const BROTLI_QUALITY = 5;

/** Bytes of compressed files kept in memory. */
const CAPACITY = 64 * 1024 * 1024;

/** Content of files in the encodings of HTTP, each compressed once as long as it does not change. */
export interface EncodedFiles {
  load(file: string, stats: Stats, encoding: Encoding): Promise<Buffer>;
}

interface Entry {
  readonly version: string;
  readonly data: Promise<Buffer>;
  size: number;
}

/** Makes an empty store; the oldest entries go when it holds more than 64 MiB. */
export function createEncodedFiles(): EncodedFiles {
  const entries = new Map<string, Entry>();
  let total = 0;

  const drop = (key: string): void => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  return {
    async load(file, stats, encoding) {
      if (encoding === 'identity') return readFile(file);
      const key = `${encoding} ${file}`;
      const version = `${stats.size} ${stats.mtimeMs}`;
      const known = entries.get(key);
      if (known?.version === version) return known.data;
      drop(key);
      const entry: Entry = {
        version,
        data: readFile(file).then((data) => compress(data, encoding)),
        size: 0,
      };
      entries.set(key, entry);
      try {
        const data = await entry.data;
        if (entries.get(key) === entry) total += entry.size = data.length;
        for (const oldest of entries.keys()) {
          if (total <= CAPACITY) break;
          drop(oldest);
        }
        return data;
      } catch (error) {
        if (entries.get(key) === entry) drop(key);
        throw error;
      }
    },
  };
}

function compress(data: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(data);
  return compressBrotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}
