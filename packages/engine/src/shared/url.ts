/**
 * Prepends the base URL to a site path: `/docs/` + `/a` is `/docs/a`. External URLs and anchors are
 * unchanged.
 */
export function withBase(baseUrl: string, path: string): string {
  return path.startsWith('/') ? baseUrl + path.slice(1) : path;
}

/** Removes the base URL; `undefined` for a path outside the site. */
export function withoutBase(baseUrl: string, path: string): string | undefined {
  if (path.startsWith(baseUrl)) return `/${path.slice(baseUrl.length)}`;
  return `${path}/` === baseUrl ? '/' : undefined;
}

/** Removes the base URL from the beginning of a path, if present. */
export function dropBase(baseUrl: string, path: string): string {
  return baseUrl === '/' ? path : (withoutBase(baseUrl, path) ?? path);
}

/** True for URLs with a scheme (`https:`, `mailto:`) and protocol-relative ones. */
export function isExternalUrl(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

export interface SplitUrl {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
}

/** Splits a URL at `?` and `#`. */
export function splitUrl(url: string): SplitUrl {
  const hashAt = url.indexOf('#');
  const hash = hashAt < 0 ? '' : url.slice(hashAt);
  const rest = hashAt < 0 ? url : url.slice(0, hashAt);
  const queryAt = rest.indexOf('?');
  return queryAt < 0
    ? { path: rest, query: '', hash }
    : { path: rest.slice(0, queryAt), query: rest.slice(queryAt), hash };
}

/** Applies the trailing slash policy to a site path; `undefined` leaves the path unchanged. */
export function applyTrailingSlash(path: string, trailingSlash: boolean | undefined): string {
  if (path === '/' || trailingSlash === undefined) return path;
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  return trailingSlash ? `${bare}/` : bare;
}

/** A path without its trailing slash, for comparing routes. */
export function routeKey(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** `/docs/guides/index.html` is `/docs/guides/`. */
export function stripIndexHtml(path: string): string {
  return path.replace(/\/index\.html$/, '/');
}

/** The file of a site path on a static host: `/a/` is `a/index.html`, `/a` is `a.html`. */
export function outputFile(path: string): string {
  const decoded = decodeURI(path);
  return decoded.endsWith('/') ? `${decoded.slice(1)}index.html` : `${decoded.slice(1)}.html`;
}
