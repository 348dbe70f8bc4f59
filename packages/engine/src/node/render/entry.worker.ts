import { parentPort, workerData } from 'node:worker_threads';
import { type SentError, toSentError } from '../errors/sent-error.ts';
import { takeDamage } from '../files/kept-file.ts';
import { createPageWriter, type WritePage } from './page-writer.ts';
import type { PageWriterInput, RenderResult, RenderTask } from './render-task.ts';

/** What a worker is started with: before it is known what there is to render. */
export interface WorkerStart {
  /** One number, shared with the main thread: that of the page at hand, from 1; 0 between pages. */
  readonly progress: Int32Array;
}

/** Modules that it is going to need, as URLs. */
export interface WorkerModules {
  readonly modules: readonly string[];
}

/** What its pages are made with, before the first of them. */
export interface WorkerInput {
  readonly input: PageWriterInput;
}

/** Pages for a worker, with the number of the first one, from 0. */
export interface WorkerBatch {
  readonly first: number;
  readonly tasks: readonly RenderTask[];
}

export interface WorkerReply {
  readonly results: readonly RenderResult[];
  readonly failures: readonly SentError[];
  /** Kept files that did not verify. */
  readonly damaged: readonly string[];
}

const port = parentPort;
if (port === null) throw new Error('this module runs in a worker thread');
const { progress }: WorkerStart = workerData;
let writer: Promise<WritePage> | undefined;

port.on('message', async (message: WorkerModules | WorkerInput | WorkerBatch) => {
  // What is wrong with a module is said when it is needed.
  if ('modules' in message) for (const module of message.modules) import(module).catch(() => undefined);
  else if ('input' in message) writer = createPageWriter(message.input);
  else port.postMessage(await renderBatch(message));
});

async function renderBatch({ first, tasks }: WorkerBatch): Promise<WorkerReply> {
  const results: RenderResult[] = [];
  const failures: SentError[] = [];
  for (const [index, task] of tasks.entries()) {
    try {
      const writePage = await writer;
      if (writePage === undefined) throw new Error('pages came before what they are made with');
      Atomics.store(progress, 0, first + index + 1);
      results.push(await writePage(task));
    } catch (error) {
      failures.push(toFailure(error, task.key));
    }
  }
  Atomics.store(progress, 0, 0);
  return { results, failures, damaged: takeDamage() };
}

/** The failure of a page: what is no fault of its text is told with the page that it happened at. */
function toFailure(thrown: unknown, key: string): SentError {
  const failure = toSentError(thrown);
  return failure.isBuildError ? failure : { ...failure, message: `${key}: ${failure.message}` };
}
