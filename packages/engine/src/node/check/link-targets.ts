import { tryDecode, tryDecodePath } from '#shared/try-decode.ts';
import { isExternalUrl, routeKey, splitUrl, withoutBase } from '#shared/url.ts';

/** Targets of the site's links. */
export interface LinkTargets {
  readonly baseUrl: string;
  readonly routes: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** True for a URL of another site, and for a URL of an existing page or file of this one. */
export function leadsSomewhere(url: string, { baseUrl, routes, files }: LinkTargets): boolean {
  if (isExternalUrl(url)) return true;
  const { path } = splitUrl(url);
  if (path === '') return true;
  const site = withoutBase(baseUrl, path);
  return site !== undefined && (routes.has(routeKey(site)) || isFile(site, files));
}

/** True for the path of a file, and for the root if a file that isn't a page serves as its index. */
export function isFile(site: string, files: ReadonlySet<string>): boolean {
  const name = site === '/' ? '/index.html' : site;
  return [name, tryDecodePath(name), tryDecode(name)].some((own) => files.has(own));
}
