import { tryDecodePath } from '#shared/try-decode.ts';
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
  return (
    site !== undefined && (routes.has(routeKey(site)) || files.has(site) || files.has(tryDecodePath(site)))
  );
}
