import { CURRENT_VERSION, type SiteSearch, type SiteSearchView } from '#shared/site-search.ts';

/** Reads the search settings from a page's view, or from the data of its scripts. */
export function readSiteSearch({ search }: { readonly search?: unknown }): SiteSearch {
  return {
    version: CURRENT_VERSION,
    ...(search as SiteSearchView),
  };
}
