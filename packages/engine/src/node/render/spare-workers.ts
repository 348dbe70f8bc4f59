import { setTimeout } from 'node:timers/promises';
import type { SearchFiles, SearchJob } from '../index/search/search-job.ts';
import { type StartedWorker, startWorker, type ThemeModules } from './run-worker.ts';
import { askForSearch } from './worker-search.ts';

/** Milliseconds that the end of a build waits for a thread that may be writing. */
const GRACE = 1_000;

/** Threads that get ready for pages before it is known whether there are any. They live until the build ends. */
export interface SpareWorkers {
  /** Starts the first of them, once. */
  start(): void;
  /** Tells it of the compiled theme, if it was started. */
  prepare(theme: ThemeModules): void;
  /** So many of them, those that are missing started now; none where pages are made in the process itself. Whoever had them has ended their work. */
  take(theme: ThemeModules, count: number): readonly StartedWorker[];
  /** Has one that has made pages write the files for search; `undefined` when there is none, or it has failed. Throws when the build is over. */
  writeSearch(job: SearchJob): Promise<SearchFiles | undefined>;
  /**
   * Ends them, whoever has them. Resolves when nothing more is written for search, or after a second; nobody waits for the others: native
   * code is not interrupted.
   */
  end(): Promise<void>;
}

/** Makes them; `threads` are those that a build may have. */
export function createSpareWorkers(threads: number | undefined): SpareWorkers {
  const started: StartedWorker[] = [];
  let theme: ThemeModules | undefined;
  let searching: StartedWorker | undefined;
  let isOver = false;
  const spare: SpareWorkers = {
    start() {
      if (threads !== 0 && started.length === 0) started.push(startWorker());
    },
    prepare(modules) {
      const [first] = started;
      if (first === undefined || theme !== undefined) return;
      theme = modules;
      first.prepare(modules);
    },
    take(modules, count) {
      if (threads === 0) return [];
      spare.start();
      spare.prepare(modules);
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
  return spare;
}
