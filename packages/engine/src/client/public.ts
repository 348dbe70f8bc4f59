// The public API of the browser runtime, for the theme.

export { startAnalytics } from './analytics/start-analytics.ts';
export { holdEvents } from './islands/held-events.ts';
export type { HydrateOn, IslandRegistry } from './islands/island.ts';
export { showLoadError } from './islands/load-error.ts';
export type { ProgressBar } from './navigation/delayed-progress.ts';
export { announce, findHashTarget, moveFocus } from './navigation/focus-page.ts';
export { afterPaint } from './page/after-paint.ts';
export { type NavigatedDetail, type NavigationEvents, onNavigation } from './page/events.ts';
export { lockScroll } from './page/scroll-lock.ts';
export { type ImageZoomConfig, readSiteData, type SiteData } from './page/site-data.ts';
export { parseDocument, trustHtml } from './page/trusted-html.ts';
export { whenIdle } from './page/when-idle.ts';
export { startEach } from './start-each.ts';
export { startRuntime } from './start-runtime.ts';
export { createStorage, type SafeStorage, type StorageArea } from './storage/storage.ts';
export { VERSION_KEY } from './storage/storage-keys.ts';
export { type StorageStore, storageStore } from './storage/storage-store.ts';
export { isRecord, readStored } from './storage/stored-value.ts';
