import { getAnalyticsEndpoint } from '#shared/analytics-endpoint.ts';
import type { SiteView } from '#shared/page-view.ts';
import type { SearchIntegration } from '../index/search/search-integration.ts';

/** Third-party origins that the site's scripts connect to, as the config lists them; none by default. */
export function findConnectSources(
  site: Pick<SiteView, 'analytics' | 'search'>,
  search: Pick<SearchIntegration, 'listOrigins'>,
): string[] {
  const { analytics } = site;
  const measuring = analytics === undefined ? [] : [new URL(getAnalyticsEndpoint(analytics)).origin];
  return [...measuring, ...(site.search === undefined ? [] : search.listOrigins(site.search))];
}
