/** Runs a few tasks at a time; the others wait. */
export interface RequestQueue {
  /** `undefined` when the queue is full. */
  run<T>(task: () => Promise<T>): Promise<T | undefined>;
}

export interface RequestQueueOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/** Creates a queue: without it, all concurrent requests would be in memory at once. */
export function createRequestQueue({ atOnce, mostWaiting }: RequestQueueOptions): RequestQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(task) {
      if (running >= atOnce) {
        if (waiting.length >= mostWaiting) return undefined;
        // A finished request hands over its slot.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running++;
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running--;
        else next();
      }
    },
  };
}
