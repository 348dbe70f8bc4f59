import { EDITED } from '#shared/dev-events.ts';
import type { Islands } from '../islands/islands.ts';
import { createPageSource } from './page-source.ts';
import { startPrefetch } from './prefetch.ts';
import { type RouterOptions, startRouter } from './router.ts';
import { createScreen } from './screen.ts';

export interface ClientNavigationOptions extends Omit<RouterOptions, 'source' | 'screen'> {
  readonly islands: Islands;
}

/** Starts the router and its prefetching in browsers with the Navigation API. */
export function startClientNavigation({ islands, ...options }: ClientNavigationOptions): void {
  // Without the API, a heading with the id `navigation` may be a property of the window.
  if (typeof window.navigation?.navigate !== 'function') return;
  const source = createPageSource();
  if (import.meta.env.DEV) document.addEventListener(EDITED, source.forget);
  const screen = createScreen(islands);
  startRouter({ ...options, source, screen });
  startPrefetch(source, options.baseUrl, screen.prepare);
}
