/** What the site's config says of search, as the browser gets it. */
export interface SiteSearch {
  readonly provider: 'embedded' | 'algolia' | 'none';
  readonly appId?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly indexName?: string | undefined;
  readonly contextualSearch: boolean;
  readonly endpoint?: string | undefined;
  /** URL of the search page. */
  readonly url: string;
  /** Name of the version that is searched on pages outside of all versions. */
  readonly version: string;
}
