// The public face of the browser runtime: what the theme may import from it.
export { afterPaint } from './after-paint.ts';
export { startAnalytics } from './analytics/start-analytics.ts';
export type { ProgressBar } from './delayed-progress.ts';
export { type NavigatedDetail, type NavigationEvents, onNavigation } from './events.ts';
export { announce, findHashTarget, moveFocus } from './focus-page.ts';
export { holdEvents } from './held-events.ts';
export type { HydrateOn, IslandRegistry } from './island.ts';
export { showLoadError } from './load-error.ts';
export { lockScroll } from './scroll-lock.ts';
export { readSiteData, type SiteData } from './site-data.ts';
export { startEach } from './start-each.ts';
export { startRuntime } from './start-runtime.ts';
export { createStorage, type SafeStorage, type StorageArea } from './storage.ts';
export { VERSION_KEY } from './storage-keys.ts';
export { type StorageStore, storageStore } from './storage-store.ts';
export { isRecord, readStored } from './stored-value.ts';
export { parseDocument, trustHtml } from './trusted-html.ts';
export { whenIdle } from './when-idle.ts';
