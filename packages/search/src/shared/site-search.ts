/** Name of the version that is written now. */
export const CURRENT_VERSION = 'current';

/** What the site's config says of search, as the browser gets it. */
export interface SiteSearchView {
  readonly provider: 'embedded' | 'algolia' | 'none';
  readonly appId?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly indexName?: string | undefined;
  readonly contextualSearch?: boolean;
  readonly endpoint?: string | undefined;
  /** URL of the search page. */
  readonly url: string;
  /** Name of the version that is searched on pages outside of all versions; absent: the current one. */
  readonly version?: string;
}

/** The same with what it leaves out. */
export type SiteSearch = SiteSearchView & { readonly version: string };
