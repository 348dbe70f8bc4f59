import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Ending of a compressed file beside its plain one, and what makes it. */
export interface Compression {
  readonly ending: '.br' | '.gz';
  readonly compress: (data: Buffer) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Both at their best: a file is compressed once and sent many times. */
export const COMPRESSIONS: readonly Compression[] = [
  {
    ending: '.br',
    compress: (data) =>
      brotli(data, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      }),
  },
  { ending: '.gz', compress: (data) => deflate(data, { level: constants.Z_BEST_COMPRESSION }) },
];

/** Bytes below which a packet holds the plain file just as well. */
export const SMALLEST_COMPRESSED = 1_000;
