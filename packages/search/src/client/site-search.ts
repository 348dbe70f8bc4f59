import type { SiteData } from '@gruntwork-docs/engine/client/public.ts';

/** What the site's config says of search, as the browser gets it. */
export interface SiteSearch {
  readonly provider: 'embedded' | 'algolia' | 'none';
  readonly appId?: string;
  readonly apiKey?: string;
  readonly indexName?: string;
  readonly contextualSearch: boolean;
  readonly endpoint?: string;
  /** URL of the search page. */
  readonly url: string;
  /** Name of the version that is searched on pages outside of all versions. */
  readonly version: string;
}

export function readSiteSearch(site: SiteData): SiteSearch {
  return site.search as SiteSearch;
}
