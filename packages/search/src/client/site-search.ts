import { CURRENT_VERSION, type SiteSearch, type SiteSearchView } from '#shared/site-search.ts';

/** Reads the data of search in a page's view, or in the data of its scripts. */
export function readSiteSearch({ search }: { readonly search?: unknown }): SiteSearch {
  return {
    version: CURRENT_VERSION,
    ...(search as SiteSearchView),
  };
}
