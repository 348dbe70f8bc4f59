import type { AnalyticsConfig } from '#shared/analytics-config.ts';
import { mayCount, type PrivacySignals } from './may-count.ts';

/** Counts page views, unless the reader opts out. Its code is loaded only if needed. */
export function startAnalytics(config: AnalyticsConfig): void {
  if (!mayCount(navigator as PrivacySignals)) return;
  const first = { url: location.href, title: document.title, referrer: document.referrer };
  import('./count-visits.ts').then(
    ({ countVisits }) => countVisits(config, first),
    (error: unknown) =>
      console.warn('Page views are not counted: the code for it could not be loaded.', error),
  );
}
