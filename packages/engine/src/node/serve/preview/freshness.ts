import type { Stats } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from './accept-encoding.ts';

/** Entity tag of a file in an encoding: weak, made of size and time (milliseconds). */
export function createEtag(stats: Stats, encoding: Encoding): string {
  const suffix = encoding === 'identity' ? '' : `-${encoding}`;
  return `W/"${stats.size}-${stats.mtime.getTime()}${suffix}"`;
}

/** True when the client's copy is still the file: compared by tag, or by time for a client without tags. */
export function isFresh(headers: IncomingHttpHeaders, etag: string, stats: Stats): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
    return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === opaque(etag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // HTTP dates have whole seconds.
  return Math.floor(stats.mtimeMs / 1000) * 1000 <= since;
}

/** A `Range` header in the one form that is served (`bytes=5-` or `bytes=5-9`); `undefined` for the whole file. */
export function normalizeRange(headers: IncomingHttpHeaders, size: number): string | undefined {
  const { range } = headers;
  // The tags are weak: they cannot promise that the first part is still the same, byte by byte.
  if (range === undefined || headers['if-range'] !== undefined) return undefined;
  const [, first, last, suffix] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(range.trim()) ?? [];
  if (suffix !== undefined) return `bytes=${Math.max(0, size - Number(suffix))}-`;
  if (first === undefined) return undefined;
  // A number that is larger than any file says no more than the file's size.
  const [start, end] = [first, last || String(size)].map((digits) => Math.min(Number(digits), size));
  return start === undefined || end === undefined || end < start
    ? undefined
    : `bytes=${start}-${Math.max(start, Math.min(end, size - 1))}`;
}
