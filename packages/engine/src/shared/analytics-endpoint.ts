import type { AnalyticsConfig } from './analytics-config.ts';

/** Where Google's own tag sends its hits. */
const GA4_ENDPOINT = 'https://www.google-analytics.com/g/collect';

/** Address that page views are sent to. */
export function getAnalyticsEndpoint(config: AnalyticsConfig): string {
  return config.endpoint ?? GA4_ENDPOINT;
}
