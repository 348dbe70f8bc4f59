import type { SiteData } from '@gruntwork-docs/engine/client';
import type { SearchProvider } from '#shared/search-result.ts';
import { getLanguage, getPageVersion } from '../page-context.ts';
import { readSiteSearch } from '../site-search.ts';

/** Loads the source of results that the site is configured for, and only that. */
export async function loadProvider(site: SiteData): Promise<SearchProvider> {
  const search = readSiteSearch(site);
  const versions = site.versions ?? [];
  if (search.provider === 'algolia') {
    const { createHostedProvider } = await import('./hosted-provider.ts');
    const getContext = () => ({
      language: getLanguage(),
      version: getPageVersion(versions, search.version),
    });
    return createHostedProvider(search, getContext);
  }
  const { createEmbeddedProvider } = await import('./embedded-provider.ts');
  return createEmbeddedProvider({ baseUrl: site.baseUrl, versions, latest: search.version });
}
