import type { HeaderRule, MissingRule, RedirectRule } from '@gruntwork-docs/engine/site';
import { checkBuiltFolder, createRulesReader } from '@gruntwork-docs/engine/site';

/** Rules of a built site for its host, read from `_headers` and `_redirects`. */
export interface SiteRules {
  /** The site's path on the host, with leading and trailing slashes. */
  readonly baseUrl: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** 404 pages, the innermost folder first; the site's own comes last. */
  readonly missing: readonly MissingRule[];
}

/** Default `Cache-Control` for files without a rule. */
export const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/** Reads the rules of a built folder. Throws a `BuildError` when it contains no site. */
export async function readSiteRules(dir: string): Promise<SiteRules> {
  checkBuiltFolder(dir);
  const { baseUrl, headers, redirects, missing } = await createRulesReader(dir)();
  const all = [...missing, { folder: baseUrl, page: `${baseUrl}404.html` }];
  return { baseUrl, headers, redirects, missing: all.sort((a, b) => b.folder.length - a.folder.length) };
}
