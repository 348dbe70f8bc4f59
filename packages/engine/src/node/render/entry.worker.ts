import { parentPort, workerData } from 'node:worker_threads';
import { BuildError } from '../errors/build-error.ts';
import { explainSystemError } from '../errors/explain-system-error.ts';
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

/** A `BuildError` as plain data: classes do not survive the way between threads. */
export interface WorkerFailure {
  readonly isBuildError: boolean;
  readonly message: string;
  readonly stack: string | undefined;
  readonly position: BuildError['position'];
  readonly hint: string | undefined;
  readonly frame: string | undefined;
}

export interface WorkerReply {
  readonly results: readonly RenderResult[];
  readonly failures: readonly WorkerFailure[];
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
  const failures: WorkerFailure[] = [];
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

function toFailure(thrown: unknown, key: string): WorkerFailure {
  const error = explainSystemError(thrown) ?? thrown;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof BuildError) {
    return {
      isBuildError: true,
      message,
      stack,
      position: error.position,
      hint: error.hint,
      frame: error.frame,
    };
  }
  return {
    isBuildError: false,
    message: `${key}: ${message}`,
    stack,
    position: {},
    hint: undefined,
    frame: undefined,
  };
}
