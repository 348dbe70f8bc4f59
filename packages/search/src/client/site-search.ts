import type { SiteSearch } from '#shared/site-search.ts';

/** What pages, and the data that they give to scripts, hold of search. */
export function readSiteSearch({ search }: { readonly search: unknown }): SiteSearch {
  return search as SiteSearch;
}
