/**
 * The two areas of browser storage: tabs share `localStorage`, while `sessionStorage` lasts as long as one
 * tab.
 */
export type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Browser storage that never throws: if it is unavailable, reading finds nothing and writing does nothing.
 */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

let warned = false;

/**
 * Opens an area of browser storage. Blocked, missing or full storage causes one console warning for all areas
 * together. Reading from it on the server is a mistake of the caller and throws.
 */
export function createStorage(area: StorageArea): SafeStorage {
  const attempt = <T>(action: (storage: Storage) => T, fallback: T): T => {
    if (typeof window === 'undefined') {
      throw new Error(`Browser storage does not exist on the server: read ${area} after hydration.`);
    }
    try {
      return action(window[area]);
    } catch (error) {
      if (!warned)
        console.warn(`Browser storage is unavailable; choices will not be remembered. ${String(error)}`);
      warned = true;
      return fallback;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
