import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { negotiateEncoding } from './accept.ts';
import { findFileType } from './send-file.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality that hosts use for compression on the fly. */
const BROTLI_QUALITY = 5;

/** Bytes; compression does not reduce the transfer of smaller files. */
const SMALLEST_COMPRESSED = 1000;

const TEXT = /^text\/|[/+](?:json|xml|wasm)\b/;

/**
 * Sends a file compressed; `false` if the client does not accept that, or the file is better sent
 * uncompressed.
 */
export type SendCompressed = (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  stats: Stats,
) => Promise<boolean>;

/** Creates a sender that compresses each version of a file once. */
export function createCompressedSender(): SendCompressed {
  const copies = new Map<string, { readonly version: string; readonly data: Promise<Buffer> }>();

  const load = (file: string, stats: Stats, encoding: 'br' | 'gzip'): Promise<Buffer> => {
    const key = `${encoding} ${file}`;
    const version = `${stats.size} ${stats.mtimeMs}`;
    const copy = copies.get(key);
    if (copy?.version === version) return copy.data;
    const data = readFile(file).then((text) => (encoding === 'gzip' ? compressGzip(text) : toBrotli(text)));
    copies.set(key, { version, data });
    data.catch(() => copies.delete(key));
    return data;
  };

  return async (request, response, file, stats) => {
    if (stats.size < SMALLEST_COMPRESSED || !TEXT.test(findFileType(file))) return false;
    response.appendHeader('vary', 'Accept-Encoding');
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity' || request.headers.range !== undefined) return false;
    const data = await load(file, stats, encoding);
    const headers = {
      etag: `W/"${stats.size}-${stats.mtime.getTime()}-${encoding}"`,
      'last-modified': stats.mtime.toUTCString(),
    };
    response.setHeaders(new Map(Object.entries(headers)));
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
    if (response.statusCode === 200 && fresh(request.headers, headers)) {
      response.writeHead(304).end();
      return true;
    }
    if (!response.hasHeader('content-type')) response.setHeader('content-type', findFileType(file));
    response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', data.length);
    // Node omits the body of a response to HEAD.
    response.end(data);
    return true;
  };
}

function toBrotli(text: Buffer): Promise<Buffer> {
  return compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}
