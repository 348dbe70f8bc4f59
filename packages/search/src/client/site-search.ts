import { CURRENT_VERSION, type SiteSearch, type SiteSearchView } from '#shared/site-search.ts';

/** What pages, and the data that they give to scripts, hold of search. */
export function readSiteSearch({ search }: { readonly search: unknown }): SiteSearch {
  return {
    provider: 'embedded',
    version: CURRENT_VERSION,
    ...(search as Omit<SiteSearchView, 'provider'>),
  };
}
