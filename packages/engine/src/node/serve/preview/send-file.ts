import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { sendText } from '../simple-replies.ts';
import { type Encoding, negotiateEncoding } from './accept-encoding.ts';
import { findFile } from './clean-url.ts';
import { findFileType, findTextType } from './content-types.ts';
import { createEncodedFiles } from './encoded-files.ts';
import { sendFresh } from './freshness.ts';
import { streamFile } from './stream-file.ts';

/** Bytes; smaller files do not get shorter on the wire. */
const SMALLEST_COMPRESSED = 1000;

export interface FileSender {
  /** Sends a file (path below the folder): whole, a part, compressed, or not at all when the client has it. */
  send(request: IncomingMessage, response: ServerResponse, file: string, stats: Stats): Promise<void>;
  /** Sends the page for what does not exist: the nearest one on the way up from a site path. */
  sendMissing(request: IncomingMessage, response: ServerResponse, sitePath?: string): Promise<void>;
}

/** Makes what sends the files of a folder; headers that are already set are kept. */
export function createFileSender(dir: string): FileSender {
  const encodedFiles = createEncodedFiles();

  const sendEncoded = async (
    response: ServerResponse,
    file: string,
    stats: Stats,
    encoding: Encoding,
  ): Promise<void> => {
    const data = await encodedFiles.load(path.join(dir, file), stats, encoding);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', data.length);
    // Node leaves the body out by itself when the request was HEAD.
    response.end(data);
  };

  return {
    async send(request, response, file, stats) {
      const encoding = chooseEncoding(request, response, file, stats);
      if (encoding === 'identity') {
        await streamFile(request, response, path.join(dir, file));
        return;
      }
      if (sendFresh(request, response, stats, encoding)) return;
      if (!response.hasHeader('content-type')) response.setHeader('content-type', findFileType(file));
      response.setHeader('last-modified', stats.mtime.toUTCString());
      await sendEncoded(response, file, stats, encoding);
    },
    async sendMissing(request, response, sitePath = '/') {
      const { file, stats } = await findMissingPage(dir, sitePath);
      if (stats === undefined) {
        sendText(response, 404, 'Not found.');
        return;
      }
      response.statusCode = 404;
      // What does not exist today may exist tomorrow, whatever a rule says of the files beside it.
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('content-type', findFileType(file));
      await sendEncoded(response, file, stats, chooseEncoding(request, response, file, stats));
    },
  };
}

/** Each language of a site has a page of its own for what does not exist. */
async function findMissingPage(
  dir: string,
  sitePath: string,
): Promise<{ readonly file: string; readonly stats: Stats | undefined }> {
  for (let folder = path.posix.dirname(sitePath); folder !== '/'; folder = path.posix.dirname(folder)) {
    const stats = await findFile(path.join(dir, folder, '404.html'));
    if (stats !== undefined) return { file: `${folder}/404.html`, stats };
  }
  return { file: '/404.html', stats: await findFile(path.join(dir, '404.html')) };
}

function chooseEncoding(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  stats: Stats,
): Encoding {
  if (findTextType(file) === undefined || stats.size < SMALLEST_COMPRESSED) return 'identity';
  response.appendHeader('vary', 'Accept-Encoding');
  return request.headers.range === undefined
    ? negotiateEncoding(request.headers['accept-encoding'])
    : 'identity';
}
