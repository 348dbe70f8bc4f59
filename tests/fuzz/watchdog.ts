import { Worker } from 'node:worker_threads';

/** Seconds that one input may take, however busy the machine: the engine's own limit of a page, and as much again. */
const LONGEST = 150;
const MOST_MEGABYTES = 6_000;

// A thread of its own: the loop that it waits for may hold the first one.
const CODE = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const { turn, name, longest, most } = workerData;
let last = -1, since = Date.now();
setInterval(() => {
  const now = Atomics.load(turn, 0);
  if (now !== last) [last, since] = [now, Date.now()];
  const seconds = Math.round((Date.now() - since) / 1000);
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6);
  if (seconds < longest && megabytes < most) return;
  writeSync(1, \`\${name} \${now}: not finished after \${seconds} seconds and \${megabytes} MB\\n\`);
  process.kill(process.pid, 'SIGKILL');
}, 500);
`;

/** Ends the program, with a word on the input, when that takes too long or too much memory. */
export interface Watchdog {
  /** The next input has begun. */
  tell(turn: number): void;
  stop(): Promise<void>;
}

/** Starts to watch; `name` is how the program's own messages begin. */
export function startWatchdog(name: string): Watchdog {
  const turn = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { turn, name, longest: LONGEST, most: MOST_MEGABYTES };
  const worker = new Worker(CODE, { eval: true, workerData });
  worker.unref();
  return {
    tell: (number) => void Atomics.store(turn, 0, number),
    async stop() {
      await worker.terminate();
    },
  };
}
