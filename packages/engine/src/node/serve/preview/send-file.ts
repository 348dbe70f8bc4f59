import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import { encodePath } from '../simple-replies.ts';

/** Content type of a file by its extension; browsers save files of an unknown type. */
export function findFileType(file: string): string {
  return contentType(path.extname(file)) || 'application/octet-stream';
}

/**
 * Sends a file: the whole file, the requested range, or nothing when the client's copy is fresh. Existing
 * headers are kept. Rejects if the file cannot be read; the caller can still answer unless a part of it has
 * been sent.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
  return new Promise((resolve, reject) => {
    const { dir: root, base } = path.parse(file);
    const options = { root, cacheControl: false, index: false, dotfiles: 'allow' } as const;
    send(request, `/${encodePath(base)}`, options)
      .on('file', (_: string, { size }: { size: number }) => correctRange(request, size))
      .on('directory', () => reject(new Error(`\`${file}\` is a folder`)))
      .on('stream', (content: ReadStream) => {
        // A client would wait for the rest of a file that was truncated in the meantime.
        content.once('end', () => {
          if (content.bytesRead < Number(response.getHeader('content-length'))) response.destroy();
        });
      })
      .on('error', (error: Error & { status: number }) => {
        if (error.status !== 416 && error.status !== 412) reject(error);
        else response.writeHead(error.status, { 'cache-control': 'no-cache' }).end();
      })
      .pipe(response);
    if (response.closed) resolve();
    else response.once('close', resolve);
  });
}

/**
 * Drops a range that HTTP answers with the whole file and `send` with an error: a suffix longer than the
 * file, or a range that ends before it begins.
 */
function correctRange({ headers }: IncomingMessage, size: number): void {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const isWhole = first === '' ? Number(last) > size : Number(last) < Number(first);
  if (last !== '' && isWhole && size > 0) delete headers.range;
}
