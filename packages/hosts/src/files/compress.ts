import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Ending of a compressed file beside its plain one, and what makes it. */
export interface Compression {
  readonly ending: '.br' | '.gz';
  readonly compress: (data: Buffer) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** `best` for what is sent many times, `fast` for what is only tried. */
export type Effort = 'best' | 'fast';

const QUALITY: Readonly<Record<Effort, { readonly brotli: number; readonly gzip: number }>> = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  fast: { brotli: 1, gzip: constants.Z_BEST_SPEED },
};

/** The two compressions that servers look for beside a file. */
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

/** Bytes below which a packet holds the plain file just as well. */
export const SMALLEST_COMPRESSED = 1_000;
