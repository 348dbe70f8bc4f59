import { type StartedWorker, startWorker, type ThemeModules } from './run-worker.ts';

/** A thread that gets ready for pages before it is known whether there are any. */
export interface SpareWorker {
  /** Starts it, once. */
  start(): void;
  /** Tells it of the compiled theme, if it was started. */
  prepare(theme: ThemeModules): void;
  /** The thread, for the first one who asks; started now if it was not. `undefined` where pages are made in the process itself. */
  take(theme: ThemeModules): StartedWorker | undefined;
  /** Ends it, whoever has it. Nobody waits for it: native code is not interrupted. */
  end(): void;
}

/** Makes one; `threads` are those that a build may have. */
export function createSpareWorker(threads: number | undefined): SpareWorker {
  let started: StartedWorker | undefined;
  let theme: ThemeModules | undefined;
  let isTaken = false;
  const spare: SpareWorker = {
    start() {
      if (threads !== 0) started ??= startWorker();
    },
    prepare(modules) {
      if (started === undefined || theme !== undefined) return;
      theme = modules;
      started.prepare(modules);
    },
    take(modules) {
      if (isTaken) return undefined;
      isTaken = true;
      spare.start();
      spare.prepare(modules);
      return started;
    },
    end() {
      void started?.worker.terminate();
    },
  };
  return spare;
}
