import { createStorage } from './storage.ts';

/** One key of localStorage as a store: give `subscribe`, `get` and `getServer` to `useSyncExternalStore`. */
export interface StorageStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => string | null;
  readonly getServer: () => null;
  readonly set: (value: string) => void;
  readonly remove: () => void;
}

const local = createStorage('localStorage');
/** Values of this visit, which keep islands consistent even if storage is unavailable. */
const values = new Map<string, string | null>();
const listeners = new Map<string, Set<() => void>>();
let watching = false;

/**
 * The store of a localStorage key: follows writes of this tab, of other tabs, and of pages visited in
 * between.
 */
export function storageStore(key: string): StorageStore {
  return {
    subscribe: (listener) => subscribe(key, listener),
    get: () => read(key),
    getServer: () => null,
    set: (value) => write(key, value),
    remove: () => write(key, null),
  };
}

function read(key: string): string | null {
  const known = values.get(key);
  if (known !== undefined) return known;
  const stored = local.get(key);
  values.set(key, stored);
  return stored;
}

function write(key: string, value: string | null): void {
  if (value === null) local.remove(key);
  else local.set(key, value);
  changed(key, value);
}

function changed(key: string, value: string | null): void {
  values.set(key, value);
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}

function subscribe(key: string, listener: () => void): () => void {
  watchOtherTabs();
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  return () => own.delete(listener);
}

function watchOtherTabs(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== window.localStorage) return;
    // A null key means that the whole area was cleared.
    const keys = event.key === null ? [...values.keys()] : [event.key];
    for (const key of keys) changed(key, event.key === null ? null : event.newValue);
  });
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const [key, known] of values) {
      const stored = local.get(key);
      if (stored !== known) changed(key, stored);
    }
  });
}
