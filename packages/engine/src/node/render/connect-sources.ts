import { getAnalyticsEndpoint } from '#shared/analytics-endpoint.ts';
import type { SiteView } from '#shared/page-view.ts';
import type { SearchIntegration } from '../index/search/search-integration.ts';

/** Origins beside the site's own that its scripts talk to, as the config names them; none by default. */
export function findConnectSources(
  site: Pick<SiteView, 'analytics' | 'search'>,
  search: Pick<SearchIntegration, 'listOrigins'>,
): string[] {
  const { analytics } = site;
  const measuring = analytics === undefined ? [] : [new URL(getAnalyticsEndpoint(analytics)).origin];
  return [...measuring, ...(site.search === undefined ? [] : search.listOrigins(site.search))];
}
