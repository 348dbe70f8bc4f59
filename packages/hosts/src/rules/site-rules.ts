import type { HeaderRule, MissingRule, RedirectRule } from '@gruntwork-docs/engine/site';
import { checkBuiltFolder, createRulesReader } from '@gruntwork-docs/engine/site';

/** What a built site asks of its host, read from `_headers` and `_redirects`. */
export interface SiteRules {
  /** The site's path on the host, slashes on both ends. */
  readonly baseUrl: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** The pages for what does not exist, the innermost folder first; the site's own comes last. */
  readonly missing: readonly MissingRule[];
}

/** How long browsers may use a file without asking again, where no rule of the site says it. */
export const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/** Reads the rules of a built folder. Throws a `BuildError` when it holds no site. */
export async function readSiteRules(dir: string): Promise<SiteRules> {
  checkBuiltFolder(dir);
  const { baseUrl, headers, redirects, missing } = await createRulesReader(dir)();
  const all = [...missing, { folder: baseUrl, page: `${baseUrl}404.html` }];
  return { baseUrl, headers, redirects, missing: all.sort((a, b) => b.folder.length - a.folder.length) };
}
