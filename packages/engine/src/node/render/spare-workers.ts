import type { SearchFiles, SearchJob } from '../search/search-job.ts';
import { type StartedWorker, startWorker, type ThemeModules } from './run-worker.ts';
import { askForSearch } from './worker-search.ts';

/** Threads that get ready for pages before it is known whether there are any. They live until the build ends. */
export interface SpareWorkers {
  /** Starts the first of them, once. */
  start(): void;
  /** Tells it of the compiled theme, if it was started. */
  prepare(theme: ThemeModules): void;
  /** Threads for the first one who asks, those that are missing started now; none where pages are made in the process itself. */
  take(theme: ThemeModules, count: number): readonly StartedWorker[];
  /** Has one that has made pages write the files for search; `undefined` when there is none, or it has failed. */
  writeSearch(job: SearchJob): Promise<SearchFiles | undefined>;
  /** Ends them, whoever has them. Resolves when nothing is written by them any more: native code is not interrupted. */
  end(): Promise<void>;
}

/** Makes them; `threads` are those that a build may have. */
export function createSpareWorkers(threads: number | undefined): SpareWorkers {
  const started: StartedWorker[] = [];
  let theme: ThemeModules | undefined;
  let isTaken = false;
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
      if (isTaken || threads === 0) return [];
      isTaken = true;
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
      const [first] = started;
      return first && askForSearch(first, job);
    },
    async end() {
      await Promise.all(started.map(({ worker }) => worker.terminate()));
    },
  };
  return spare;
}
