import { setTimeout } from 'node:timers/promises';
import type { SearchFiles, SearchJob } from '../index/search/search-job.ts';
import { type StartedWorker, startWorker, type ThemeModules } from './run-worker.ts';
import { askForSearch } from './worker-search.ts';

/** Milliseconds that the end of a build waits for a writing thread. */
const GRACE = 1_000;

/**
 * Worker threads that load their modules before it is known whether there are pages to render. They live
 * until the build ends.
 */
export interface WorkerPool {
  /** Starts the first worker, once. */
  start(): void;
  /** Loads the compiled theme into the first worker, if it is running. */
  prepare(theme: ThemeModules): void;
  /** Returns `count` workers, starting missing ones; none if pages are rendered in the main process. */
  acquire(theme: ThemeModules, count: number): readonly StartedWorker[];
  /**
   * Writes the files for search in a worker that has rendered pages; `undefined` if there is none, or on
   * failure. Throws when the build is over.
   */
  writeSearch(job: SearchJob): Promise<SearchFiles | undefined>;
  /**
   * Ends the workers. Resolves when search files are no longer being written, or after a second; other work
   * is not awaited, since native code cannot be interrupted.
   */
  end(): Promise<void>;
}

/** Creates the pool; `threads` is the build's maximum. */
export function createWorkerPool(threads: number | undefined): WorkerPool {
  const started: StartedWorker[] = [];
  let theme: ThemeModules | undefined;
  let searching: StartedWorker | undefined;
  let isOver = false;
  const pool: WorkerPool = {
    start() {
      if (threads !== 0 && started.length === 0) started.push(startWorker());
    },
    prepare(modules) {
      const [first] = started;
      if (first === undefined || theme !== undefined) return;
      theme = modules;
      first.prepare(modules);
    },
    acquire(modules, count) {
      if (threads === 0) return [];
      pool.start();
      pool.prepare(modules);
      while (started.length < count) {
        const worker = startWorker();
        worker.prepare(modules);
        started.push(worker);
      }
      return started;
    },
    async writeSearch(job) {
      [searching] = started;
      const files = searching && (await askForSearch(searching, job));
      searching = undefined;
      if (isOver) throw new Error('the build is over');
      return files;
    },
    async end() {
      isOver = true;
      for (const { worker } of started) void worker.terminate();
      await Promise.race([searching?.death, setTimeout(GRACE, undefined, { ref: false })]);
    },
  };
  return pool;
}
