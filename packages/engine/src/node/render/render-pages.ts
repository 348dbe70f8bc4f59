import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BuildError, throwIfAny } from '../errors/build-error.ts';
import type { WorkerFailure, WorkerReply } from './entry.worker.ts';
import type { PageWriterInput, RenderResult, RenderTask } from './render-task.ts';

/** Up to this many pages are rendered in the process itself: starting threads would take longer. */
const INLINE_LIMIT = 4;
/** Pages a thread gets at a time: enough to hide the messages, few enough to share the work evenly. */
const BATCH = 8;
const MOST_WORKERS = 8;

export type OnProgress = (done: number, total: number) => void;

/** Renders pages in threads, or in the process itself for 0 of them. Faulty pages do not stop the others; all are reported together at the end. */
export async function renderPages(
  input: PageWriterInput,
  tasks: readonly RenderTask[],
  onProgress: OnProgress,
  threads = Math.min(availableParallelism(), MOST_WORKERS),
): Promise<RenderResult[]> {
  if (tasks.length === 0) return [];
  return tasks.length <= INLINE_LIMIT || threads === 0
    ? renderInline(input, tasks, onProgress)
    : renderInWorkers(input, tasks, onProgress, threads);
}

async function renderInline(
  input: PageWriterInput,
  tasks: readonly RenderTask[],
  onProgress: OnProgress,
): Promise<RenderResult[]> {
  const { createPageWriter } = await import('./page-writer.ts');
  const writePage = await createPageWriter(input);
  const results: RenderResult[] = [];
  const errors: BuildError[] = [];
  for (const task of tasks) {
    try {
      results.push(await writePage(task));
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      errors.push(error);
    }
    onProgress(results.length + errors.length, tasks.length);
  }
  throwIfAny(errors);
  return results;
}

async function renderInWorkers(
  input: PageWriterInput,
  tasks: readonly RenderTask[],
  onProgress: OnProgress,
  threads: number,
): Promise<RenderResult[]> {
  const results: RenderResult[] = [];
  const failures: WorkerFailure[] = [];
  let next = 0;
  const runWorker = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
        workerData: input,
        // Pages are short-lived garbage: a larger nursery is emptied less often.
        resourceLimits: { maxYoungGenerationSizeMb: 64 },
      });
      const feed = (): void => {
        const batch = tasks.slice(next, next + BATCH);
        next += batch.length;
        if (batch.length > 0) worker.postMessage(batch);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (reply: WorkerReply) => {
        results.push(...reply.results);
        failures.push(...reply.failures);
        onProgress(results.length + failures.length, tasks.length);
        feed();
      });
      worker.on('error', reject);
      feed();
    });
  const count = Math.min(threads, Math.ceil(tasks.length / BATCH));
  await Promise.all(Array.from({ length: count }, runWorker));
  const crash = failures.find((failure) => !failure.isBuildError);
  if (crash !== undefined)
    throw Object.assign(new Error(crash.message), { stack: crash.stack ?? crash.message });
  throwIfAny(failures.sort(byPosition).map(toBuildError));
  return results;
}

function byPosition(a: WorkerFailure, b: WorkerFailure): number {
  return (a.position.file ?? '') < (b.position.file ?? '') ? -1 : 1;
}

function toBuildError({ message, position, hint, frame }: WorkerFailure): BuildError {
  return new BuildError(message, { ...position, hint, frame });
}
