import { listHostedOrigins } from '@gruntwork-docs/search/node/hosted-origins.ts';
import { getAnalyticsEndpoint } from '#shared/analytics-endpoint.ts';
import type { SiteView } from '#shared/page-view.ts';

/** Origins beside the site's own that its scripts talk to, as the config names them; none by default. */
export function findConnectSources({ analytics, search }: Pick<SiteView, 'analytics' | 'search'>): string[] {
  const measuring = analytics === undefined ? [] : [new URL(getAnalyticsEndpoint(analytics)).origin];
  return [...measuring, ...listHostedOrigins(search)];
}
