export interface PrefetchQueue {
  add(path: string): void;
  /** Removes a waiting request. */
  remove(path: string): void;
  /** Removes all waiting requests. */
  clear(): void;
}

/**
 * Runs at most `limit` prefetches at once, the latest request first: it is closest to the reader's attention.
 */
export function createPrefetchQueue(run: (path: string) => Promise<void>, limit: number): PrefetchQueue {
  const waiting = new Set<string>();
  let active = 0;
  const next = (): void => {
    const path = [...waiting].at(-1);
    if (path === undefined || active >= limit) return;
    waiting.delete(path);
    active++;
    void run(path).finally(() => {
      active--;
      next();
    });
  };
  return {
    add(path) {
      waiting.add(path);
      next();
    },
    remove(path) {
      waiting.delete(path);
    },
    clear() {
      waiting.clear();
    },
  };
}

/** The relevant part of the Network Information API; absent in some browsers. */
export interface Connection {
  readonly saveData?: boolean;
}

/** False for readers with data saving on, regardless of their connection. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true;
}
