import { tryDecode, tryDecodePath } from '#shared/try-decode.ts';
import { isExternalUrl, routeKey, splitUrl, withoutBase } from '#shared/url.ts';

/** What links of the site lead to. */
export interface LinkTargets {
  readonly baseUrl: string;
  readonly routes: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** True for a URL of another site, and for one of this site that leads to a page or a file of it. */
export function leadsSomewhere(url: string, { baseUrl, routes, files }: LinkTargets): boolean {
  if (isExternalUrl(url)) return true;
  const { path } = splitUrl(url);
  if (path === '') return true;
  const site = withoutBase(baseUrl, path);
  return site !== undefined && (routes.has(routeKey(site)) || isFile(site, files));
}

/** True for a path of a file, and for the root where a file that is no page stands for it. */
export function isFile(site: string, files: ReadonlySet<string>): boolean {
  const name = site === '/' ? '/index.html' : site;
  return [name, tryDecodePath(name), tryDecode(name)].some((own) => files.has(own));
}
