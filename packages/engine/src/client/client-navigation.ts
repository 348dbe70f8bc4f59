import { createPageSource } from './page-source.ts';
import { startPrefetch } from './prefetch.ts';
import { type RouterOptions, startRouter } from './router.ts';

/** Starts the router and the prefetching that feeds it, where the browser has the Navigation API. */
export function startClientNavigation(options: Omit<RouterOptions, 'source'>): void {
  if (!('navigation' in window)) return;
  const source = createPageSource();
  startRouter({ ...options, source });
  startPrefetch(source, options.baseUrl);
}
