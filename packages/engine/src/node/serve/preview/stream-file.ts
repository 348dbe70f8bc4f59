import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../../errors/has-code.ts';
import { findFileType } from './content-types.ts';
import { type ByteRange, parseRange, sendFresh } from './freshness.ts';

/**
 * Sends a file as it is: whole, the part that is asked for, or nothing of it when the client has it. Headers that are already set are kept.
 * Throws where the file cannot be read; unless a part of it has been sent by then, there is still an answer to be given.
 */
export async function streamFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
): Promise<void> {
  const handle = await open(file);
  try {
    // Of the file that is open: another one may have been put into its place since it was looked for.
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Error(`\`${file}\` is no file`);
    if (sendFresh(request, response, stats, 'identity')) return;
    const range = parseRange(request.headers, stats.size);
    if (range !== undefined && range.start >= stats.size) {
      response
        .writeHead(416, { 'content-range': `bytes */${stats.size}`, 'cache-control': 'no-cache' })
        .end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: stats.size - 1 };
    if (range !== undefined) {
      response.statusCode = 206;
      response.setHeader('accept-ranges', 'bytes');
      response.setHeader('content-range', `bytes ${start}-${end}/${stats.size}`);
    }
    if (!response.hasHeader('content-type')) response.setHeader('content-type', findFileType(file));
    response.setHeader('last-modified', stats.mtime.toUTCString());
    response.setHeader('content-length', end - start + 1);
    if (request.method === 'HEAD' || end < start) response.end();
    else await sendBytes(handle, response, { start, end });
  } finally {
    await handle.close();
  }
}

async function sendBytes(handle: FileHandle, response: ServerResponse, range: ByteRange): Promise<void> {
  const content = handle.createReadStream(range);
  try {
    await pipeline(content, response, { end: false });
  } catch (error) {
    // The client has gone: nobody waits for the rest.
    if (hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) return;
    throw error;
  }
  // Of a file that was cut meanwhile the client would wait for the rest.
  if (content.bytesRead <= range.end - range.start) response.destroy();
  else response.end();
}
