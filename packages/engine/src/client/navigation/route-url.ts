import { decodePathname } from '#shared/decode-pathname.ts';
import { routeKey, stripIndexHtml, withoutBase } from '#shared/url.ts';

// Matches a last segment that ends like a file name, but not pages such as `terraform-1.x` and `cis-1.4.0`. A
// page mistaken for a file merely gets a plain page load.
const FILE_EXTENSION = /\.(?!html$)[a-z][a-z\d]{1,10}$/i;

/** True for URLs of possible pages of this site: same origin, below the base URL, not a file. */
export function isPageUrl(url: URL, origin: string, baseUrl: string): boolean {
  return (
    url.origin === origin &&
    withoutBase(baseUrl, url.pathname) !== undefined &&
    !FILE_EXTENSION.test(url.pathname)
  );
}

/** The path that the server is asked for: without hash, and without query, which a static host ignores. */
export function toPagePath(url: URL): string {
  return stripIndexHtml(url.pathname);
}

/** A key that is equal for two URLs of one page; throws an error with the path when it cannot be decoded. */
export function toPageKey(url: URL): string {
  return routeKey(decodePathname(toPagePath(url)));
}
