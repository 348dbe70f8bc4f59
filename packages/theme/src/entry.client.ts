import './styles/index.css';
import 'virtual:code-theme.css';
import islands from 'virtual:islands';
import {
  holdEvents,
  readSiteData,
  startAnalytics,
  startEach,
  startRuntime,
  whenIdle,
} from '@gruntwork-docs/engine/client';
import { startColorMode } from './behaviors/color-mode/color-mode.ts';
import { startSidebarState } from './behaviors/sidebar/sidebar-state.ts';

const site = readSiteData();

/** Elements handled by deferred behaviors; links among them work without a script, but not as well. */
const LATE =
  'button[aria-expanded]:not(gw-island *),button[data-deferred],a[data-deferred],a[data-category-toggle]';
let late: Promise<void> | undefined;
let lateIsReady = false;

async function loadLate(): Promise<void> {
  try {
    const { startBehaviors } = await import('./behaviors/start-behaviors.ts');
    startBehaviors(site);
    document.documentElement.dataset.behaviors = '';
  } catch (error) {
    console.warn('Menus and code buttons do not work: their code could not be loaded.', error);
    // The pending click is released first; the next one checks again.
    setTimeout(() => {
      late = undefined;
      lateIsReady = false;
    });
  }
  lateIsReady = true;
}

function startLate(): void {
  holdEvents((target) => {
    if (lateIsReady || target.closest(LATE) === null) return undefined;
    late ??= loadLate();
    return late;
  });
  whenIdle(() => {
    late ??= loadLate();
  });
}

startEach({
  'color mode': () => startColorMode(site.colorMode),
  'sidebar state': startSidebarState,
  runtime: () =>
    startRuntime({
      baseUrl: site.baseUrl,
      islands,
      loadProgress: async () => (await import('./behaviors/progress.ts')).progressBar,
    }),
  analytics: () => {
    if (site.analytics !== undefined) startAnalytics(site.analytics);
  },
  behaviors: startLate,
});
