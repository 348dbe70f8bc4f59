import type { Stats } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './accept-encoding.ts';

/** Entity tag of a file in an encoding: weak, made of size and time (milliseconds). */
function createEtag(stats: Stats, encoding: Encoding): string {
  const suffix = encoding === 'identity' ? '' : `-${encoding}`;
  return `W/"${stats.size}-${stats.mtime.getTime()}${suffix}"`;
}

/** True when the client's copy is still the file: compared by tag, or by time for a client without tags. */
function isFresh(headers: IncomingHttpHeaders, etag: string, stats: Stats): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
    return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === opaque(etag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // HTTP dates have whole seconds.
  return Math.floor(stats.mtimeMs / 1000) * 1000 <= since;
}

/** Gives the answer the tag of its file, and tells a client whose copy is still good so: `true` when nothing else is to be sent. */
export function sendFresh(
  request: IncomingMessage,
  response: ServerResponse,
  stats: Stats,
  encoding: Encoding,
): boolean {
  const etag = createEtag(stats, encoding);
  response.setHeader('etag', etag);
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
  if (!isFresh(request.headers, etag, stats)) return false;
  response.writeHead(304).end();
  return true;
}

/** Bytes of a file, from the first to the last one. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header that asks for one part (`bytes=5-`, `bytes=5-9`, `bytes=-5`); `undefined` for the whole file.
 * A part that begins behind the file's last byte has nothing to be sent.
 */
export function parseRange(headers: IncomingHttpHeaders, size: number): ByteRange | undefined {
  const { range } = headers;
  // The tags are weak: they cannot promise that the first part is still the same, byte by byte.
  if (range === undefined || headers['if-range'] !== undefined) return undefined;
  const [, first, last, suffix] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(range.trim()) ?? [];
  if (suffix !== undefined) return { start: Math.max(0, size - Number(suffix)), end: size - 1 };
  if (first === undefined) return undefined;
  const start = Number(first);
  const end = last === '' ? Number.POSITIVE_INFINITY : Number(last);
  return end < start ? undefined : { start, end: Math.min(end, size - 1) };
}
