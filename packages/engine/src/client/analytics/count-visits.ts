import type { AnalyticsConfig } from '#shared/analytics-config.ts';
import { getAnalyticsEndpoint } from '#shared/analytics-endpoint.ts';
import { onNavigation } from '../page/events.ts';
import { createStorage } from '../storage/storage.ts';
import { createGa4Hits } from './ga4-hits.ts';
import { createVisitCounter, type Visit } from './visit-counter.ts';

/** Reports the first page and every later one, each once. */
export function countVisits(config: AnalyticsConfig, first: Visit): void {
  const start = (): void => {
    const count = createVisitCounter(createSender(config));
    count(first);
    // The reader may have navigated while this code was loading.
    if (new URL(first.url).pathname !== location.pathname)
      count({ url: location.href, title: document.title });
    onNavigation('gw:navigated', ({ title }) => {
      // After a redirect the address is corrected at the end of the navigation.
      const report = (): void => count({ url: location.href, title });
      const finished = window.navigation?.transition?.finished;
      if (finished === undefined) report();
      else finished.then(report, () => undefined);
    });
  };
  // A prerendered page may never be displayed.
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}

function createSender(config: AnalyticsConfig): (visit: Visit) => void {
  const endpoint = getAnalyticsEndpoint(config);
  if (config.provider === 'collector') return (visit) => post(endpoint, JSON.stringify(visit));
  const toHit = createGa4Hits(config, createStorage('sessionStorage'), {
    language: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  });
  return (visit) => post(`${endpoint}?${toHit(visit)}`);
}

/** Sent as plain text without cookies, so other origins need no CORS rules. The request outlives the page. */
function post(url: string, body?: string): void {
  const options = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true } as const;
  fetch(url, body === undefined ? options : { ...options, body }).catch(() => {
    // Blocked or offline: readers see no error.
  });
}
