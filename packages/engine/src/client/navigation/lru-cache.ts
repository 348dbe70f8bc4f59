export interface LruOptions {
  readonly capacity: number;
  /** Milliseconds after which an entry expires. */
  readonly maxAge: number;
  readonly now?: () => number;
}

/** A map that evicts the least recently used entry, and entries older than `maxAge`. */
export interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  clear(): void;
}

export function createLruCache<V>({ capacity, maxAge, now = Date.now }: LruOptions): LruCache<V> {
  const entries = new Map<string, { value: V; time: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      // A map iterates in insertion order: reinserting an entry makes it the most recent.
      entries.delete(key);
      if (now() - entry.time >= maxAge) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, time: now() });
      const [oldest] = entries.keys();
      if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    },
    delete(key) {
      entries.delete(key);
    },
    clear() {
      entries.clear();
    },
  };
}
