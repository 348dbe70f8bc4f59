import type { IslandRegistry } from './islands/island.ts';
import { createIslands } from './islands/islands.ts';
import type { ProgressBar } from './navigation/delayed-progress.ts';
import { onNavigation } from './page/events.ts';
import { whenIdle } from './page/when-idle.ts';

export interface RuntimeOptions {
  readonly baseUrl: string;
  readonly islands: IslandRegistry;
  /** Loads the bar that shows the progress of a slow navigation. */
  readonly loadProgress: () => Promise<ProgressBar>;
}

/**
 * Brings a page to life: its islands at once, client navigation when the browser is idle. Until then, and
 * when that code does not load, links are plain page loads; `data-client-navigation` on the root element
 * marks that it has loaded. Call it once.
 */
export function startRuntime({ islands: registry, ...options }: RuntimeOptions): void {
  const islands = createIslands(registry);
  islands.update();
  // In development, `gw:navigated` also fires for an edit.
  if (import.meta.env.DEV) onNavigation('gw:navigated', () => islands.update());
  whenIdle(async () => {
    try {
      const { startClientNavigation } = await import('./navigation/client-navigation.ts');
      startClientNavigation({ ...options, islands });
      document.documentElement.dataset.clientNavigation = '';
    } catch (error) {
      console.warn('Links load whole pages: the code of client navigation could not be loaded.', error);
    }
  });
}
