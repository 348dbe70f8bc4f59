import type { AnalyticsConfig } from './analytics-config.ts';

/** Endpoint of Google's own tag. */
const GA4_ENDPOINT = 'https://www.google-analytics.com/g/collect';

/** URL for page views. */
export function getAnalyticsEndpoint(config: AnalyticsConfig): string {
  return config.endpoint ?? GA4_ENDPOINT;
}
