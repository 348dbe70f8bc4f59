import { availableParallelism } from 'node:os';
import { BuildError, throwIfAny } from '../errors/build-error.ts';
import { type SentError, toBuildError, toError } from '../errors/sent-error.ts';
import type { PageWriterInput, RenderResult, RenderTask } from './render-task.ts';
import { runWorker, type StartedWorker, startWorker } from './run-worker.ts';

/** Pages per message to a thread: enough to hide the overhead, few enough to share the work evenly. */
const BATCH = 8;
const MOST_WORKERS = 8;

export interface RenderPagesOptions {
  readonly input: PageWriterInput;
  readonly tasks: readonly RenderTask[];
  onProgress(done: number, total: number): void;
  /** Called for each page whose source is no longer needed: a thread has it, or it has been rendered. */
  onSent?(task: RenderTask): void;
  /** Called for damaged files of the cache. */
  onDamage(file: string): void;
  /** Maximum number of threads; absent: one per core. */
  readonly threads?: number | undefined;
  /** Threads that are already running. The first of them stays alive after the last page. */
  readonly started?: readonly StartedWorker[] | undefined;
}

/**
 * Renders pages on all cores. Pages run in threads, since their code may loop endlessly or exit; with 0
 * threads in the main process. Faulty pages do not stop the others; all errors are reported together at the
 * end.
 */
export async function renderPages(options: RenderPagesOptions): Promise<RenderResult[]> {
  if (options.tasks.length === 0) return [];
  return options.threads === 0 ? renderInline(options) : renderInWorkers(options);
}

async function renderInline({
  input,
  tasks,
  onProgress,
  onSent,
  onDamage,
}: RenderPagesOptions): Promise<RenderResult[]> {
  const { createPageWriter } = await import('./page-writer.ts');
  const { writePage } = await createPageWriter(input, onDamage);
  const results: RenderResult[] = [];
  const errors: BuildError[] = [];
  for (const task of tasks) {
    try {
      results.push(await writePage(task));
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      errors.push(error);
    }
    onSent?.(task);
    onProgress(results.length + errors.length, tasks.length);
  }
  throwIfAny(errors);
  return results;
}

async function renderInWorkers({
  input,
  tasks,
  onProgress,
  onSent,
  onDamage,
  threads,
  started = [],
}: RenderPagesOptions): Promise<RenderResult[]> {
  const results: RenderResult[] = [];
  const failures: SentError[] = [];
  const deaths: BuildError[] = [];
  let next = 0;
  const run = (worker: StartedWorker): Promise<void> =>
    runWorker({
      started: worker,
      isKept: worker === started[0],
      input,
      getBatch: () => {
        const first = next;
        next = Math.min(next + BATCH, tasks.length);
        return { first, tasks: tasks.slice(first, next) };
      },
      onSent: (batch) => {
        for (const task of batch.tasks) onSent?.(task);
      },
      onDamage,
      onReply: (reply) => {
        results.push(...reply.results);
        failures.push(...reply.failures);
        onProgress(results.length + failures.length, tasks.length);
      },
      onDeath: (page, { message, hint }) => {
        const task = page === undefined ? undefined : tasks[page];
        deaths.push(
          new BuildError(`${task === undefined ? 'a page' : `page \`${task.key}\``} ${message}`, {
            file: task?.key,
            hint,
          }),
        );
      },
    });
  const count = countWorkers(tasks.length, threads);
  await Promise.all(Array.from({ length: count }, (_, index) => run(started[index] ?? startWorker())));
  const crash = failures.find((failure) => !failure.isBuildError);
  if (crash !== undefined) throw toError(crash);
  throwIfAny([...deaths, ...failures.sort(byPosition).map(toBuildError)]);
  return results;
}

/** Number of threads for some pages; `threads` is the maximum, by default the number of cores. */
export function countWorkers(pages: number, threads?: number): number {
  return Math.min(threads ?? Math.min(availableParallelism(), MOST_WORKERS), Math.ceil(pages / BATCH));
}

function byPosition(a: SentError, b: SentError): number {
  return (a.position.file ?? '') < (b.position.file ?? '') ? -1 : 1;
}
