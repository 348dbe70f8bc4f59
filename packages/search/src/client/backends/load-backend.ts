import type { SiteData } from '@gruntwork-docs/engine/client';
import type { SearchBackend } from '#shared/search-result.ts';
import { getLanguage, getPageVersion } from '../page-context.ts';
import { readSiteSearch } from '../site-search.ts';

/** Loads only the search backend that the site is configured for. */
export async function loadBackend(site: SiteData): Promise<SearchBackend> {
  const search = readSiteSearch(site);
  const versions = site.versions ?? [];
  if (search.provider === 'algolia') {
    const { createHostedBackend } = await import('./hosted-backend.ts');
    const getContext = () => ({
      language: getLanguage(),
      version: getPageVersion(versions, search.version),
    });
    return createHostedBackend(search, getContext);
  }
  const { createEmbeddedBackend } = await import('./embedded-backend.ts');
  return createEmbeddedBackend({ baseUrl: site.baseUrl, versions, latest: search.version });
}
