import { splitUrl } from '#shared/url.ts';

/** The target of a request, or the reason why it cannot be answered. */
export type RequestTarget =
  | {
      readonly type: 'path';
      /** Path as sent. */
      readonly raw: string;
      /** Decoded path; every segment is a plain name. */
      readonly path: string;
      /** With its question mark, or empty. */
      readonly query: string;
    }
  /** The escapes are not UTF-8, or it isn't a path. */
  | { readonly type: 'malformed' }
  /** A path that no file can have: it contains `..`, hidden names (`.git`) or empty segments. */
  | { readonly type: 'forbidden' };

/** Parses the target of a request line. */
export function parseRequestTarget(url: string | undefined): RequestTarget {
  const { path: raw, query } = splitUrl((url ?? '').replace(/^https?:\/\/[^/?#]*/i, ''));
  if (!raw.startsWith('/')) return { type: 'malformed' };
  const segments: string[] = [];
  try {
    for (const segment of raw.split('/').slice(1)) segments.push(decodeURIComponent(segment));
  } catch {
    return { type: 'malformed' };
  }
  const last = segments.length - 1;
  const isPlain = segments.every((name, index) =>
    name === ''
      ? index === last
      : /^[^./\\\0][^/\\\0]*$/.test(name) || (index === 0 && name === '.well-known'),
  );
  return isPlain ? { type: 'path', raw, path: `/${segments.join('/')}`, query } : { type: 'forbidden' };
}
