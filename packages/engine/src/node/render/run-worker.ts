import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { hasCode } from '../errors/has-code.ts';
import type {
  DamagedFile,
  SearchReply,
  WorkerBatch,
  WorkerInput,
  WorkerModules,
  WorkerReply,
  WorkerStart,
} from './entry.worker.ts';
import type { PageWriterInput } from './render-task.ts';

/** Reason why a worker ended while rendering a page, as the rest of a sentence about the page. */
export interface Death {
  readonly message: string;
  readonly hint: string;
}

/** A worker that loads its modules in advance. */
export interface StartedWorker {
  readonly worker: Worker;
  /** Shared with the thread: the number of the current page, from 1; 0 between pages. */
  readonly progress: Int32Array;
  /** Resolves when the thread has ended, for any reason. */
  readonly death: Promise<Death>;
  /** Passes the compiled theme to the worker, for loading in advance. */
  prepare(theme: ThemeModules): void;
}

export type ThemeModules = Pick<PageWriterInput, 'bodyModule' | 'shellModule'>;

export interface RunWorkerOptions {
  readonly started: StartedWorker;
  readonly input: PageWriterInput;
  /** The thread stays alive after the last page. */
  readonly isKept: boolean;
  /** The next pages; empty after the last ones. */
  getBatch(): WorkerBatch;
  /** Called when the pages were sent: the worker has a copy. */
  onSent(batch: WorkerBatch): void;
  onReply(reply: WorkerReply): void;
  /** Called for damaged files of the cache, also after the last page. */
  onDamage(file: string): void;
  /** Called when the worker has ended; `page` is the number of its current page. */
  onDeath(page: number | undefined, death: Death): void;
}

/** Time limit for one page in seconds: far above that of the slowest page on a busy machine. */
export const PAGE_SECONDS = Number(process.env.GRUNTWORK_DOCS_PAGE_SECONDS ?? 60);
/** Memory limit for the objects of one worker, in megabytes. */
const MEMORY = 2_048;
/** Milliseconds between progress checks of a worker. */
const LOOK = 500;

const HINT = 'Look for a loop without end, or for a call that ends the program, in the code of the page.';

/**
 * Starts a worker with the resource limits for pages. Loading its modules takes most of the time of an edit,
 * so it happens while the site is being read and compared.
 */
export function startWorker(): StartedWorker {
  const progress = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData: { progress } satisfies WorkerStart,
    // Pages are short-lived garbage: a larger nursery is collected less often.
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: MEMORY },
  });
  const death = new Promise<Death>((resolve) => {
    worker.once('error', (error: Error) => resolve(explainDeath(error)));
    worker.once('exit', (code) =>
      resolve({ message: `ended the program that makes it (exit code ${code})`, hint: HINT }),
    );
  });
  const prepare = ({ bodyModule, shellModule }: ThemeModules): void => {
    const modules = [bodyModule, shellModule].map((file) => pathToFileURL(file).href);
    worker.postMessage({ modules } satisfies WorkerModules);
  };
  return { worker, progress, death, prepare };
}

/** Runs one worker until all pages are distributed, or a page has ended it. Never rejects by itself. */
export function runWorker({
  started,
  input,
  isKept,
  getBatch,
  onSent,
  onReply,
  onDamage,
  onDeath,
}: RunWorkerOptions): Promise<void> {
  const { worker, progress, death } = started;
  return new Promise((resolve) => {
    let isOver = false;
    let looked = { page: 0, since: performance.now() };
    const end = (death?: Death): void => {
      if (isOver) return;
      isOver = true;
      clearInterval(timer);
      const page = Atomics.load(progress, 0);
      if (death !== undefined) onDeath(page === 0 ? undefined : page - 1, death);
      // Not awaited: native code cannot be interrupted, and freeing a thread's memory takes a while.
      if (death !== undefined || !isKept) void worker.terminate();
      resolve();
    };
    const timer = setInterval(() => {
      const page = Atomics.load(progress, 0);
      const now = performance.now();
      if (page !== looked.page) looked = { page, since: now };
      if (page === 0 || now - looked.since < PAGE_SECONDS * 1000) return;
      end({ message: `took longer than ${PAGE_SECONDS} seconds to make`, hint: HINT });
    }, LOOK);
    const feed = (): void => {
      const batch = getBatch();
      looked = { page: 0, since: performance.now() };
      if (batch.tasks.length === 0) {
        end();
        return;
      }
      worker.postMessage(batch);
      onSent(batch);
    };
    worker.on('message', (reply: WorkerReply | SearchReply | DamagedFile) => {
      if ('damaged' in reply) onDamage(reply.damaged);
      if (isOver || !('results' in reply)) return;
      onReply(reply);
      feed();
    });
    void death.then(end);
    worker.postMessage({ input } satisfies WorkerInput);
    feed();
  });
}

function explainDeath(error: Error): Death {
  if (hasCode(error, 'ERR_WORKER_OUT_OF_MEMORY')) {
    return {
      message: `needed more than ${MEMORY} MB of memory`,
      hint: 'Split the page, or look for data without end in its code.',
    };
  }
  return { message: `ended the program that makes it: ${error.message}`, hint: HINT };
}
