import path from 'node:path';
import { lookup } from 'mrmime';

/** Types of text files, which are worth compressing. */
const TEXT: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** Content type of a text file; `undefined` for all others, which are sent as they are. */
export function findTextType(file: string): string | undefined {
  return TEXT[path.extname(file).toLowerCase()];
}

/** Content type of any file; browsers save what has none that they know. */
export function findFileType(file: string): string {
  return findTextType(file) ?? lookup(file) ?? 'application/octet-stream';
}
