import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Extension of a compressed file next to its source, and the compressor. */
export interface Compression {
  readonly ending: '.br' | '.gz';
  readonly compress: (data: Buffer) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** `best` for files that are sent many times, `fast` for tests. */
export type Effort = 'best' | 'fast';

const QUALITY: Readonly<Record<Effort, { readonly brotli: number; readonly gzip: number }>> = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  fast: { brotli: 1, gzip: constants.Z_BEST_SPEED },
};

/** Returns the two compressions that servers look for. */
export function createCompressions(effort: Effort): readonly Compression[] {
  const quality = QUALITY[effort];
  return [
    {
      ending: '.br',
      compress: (data) =>
        brotli(data, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
            [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
          },
        }),
    },
    { ending: '.gz', compress: (data) => deflate(data, { level: quality.gzip }) },
  ];
}

/** Minimum size for compression in bytes: a smaller file fits into one packet anyway. */
export const SMALLEST_COMPRESSED = 1_000;
