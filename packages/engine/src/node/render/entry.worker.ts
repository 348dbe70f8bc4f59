import { parentPort, workerData } from 'node:worker_threads';
import { type SentError, toSentError } from '../errors/sent-error.ts';
import type { SearchFiles, SearchJob } from '../index/search/search-job.ts';
import { writeSearchFiles } from '../index/search/write-search-files.ts';
import { createPageWriter, type PageWriter } from './page-writer.ts';
import type { PageWriterInput, RenderResult, RenderTask } from './render-task.ts';

/** Start data of a worker, from before its tasks are known. */
export interface WorkerStart {
  /** Shared with the main thread: the number of the current page, from 1; 0 between pages. */
  readonly progress: Int32Array;
}

/** URLs of modules to load in advance. */
export interface WorkerModules {
  readonly modules: readonly string[];
}

/** Context for rendering pages, sent before the first of them. */
export interface WorkerInput {
  readonly input: PageWriterInput;
}

/** Pages for a worker, with the number of the first one, from 0. */
export interface WorkerBatch {
  readonly first: number;
  readonly tasks: readonly RenderTask[];
}

/** Job for search, after all pages are rendered. */
export interface WorkerSearch {
  readonly search: SearchJob;
}

/** Files for search; `undefined` on failure. */
export interface SearchReply {
  readonly search: SearchFiles | undefined;
}

export interface WorkerReply {
  readonly results: readonly RenderResult[];
  readonly failures: readonly SentError[];
}

/** A damaged file of the cache. */
export interface DamagedFile {
  readonly damaged: string;
}

const port = parentPort;
if (port === null) throw new Error('this module runs in a worker thread');
const { progress }: WorkerStart = workerData;
let writer: Promise<PageWriter> | undefined;
const onDamage = (damaged: string): void => port.postMessage({ damaged } satisfies DamagedFile);

port.on('message', async (message: WorkerModules | WorkerInput | WorkerBatch | WorkerSearch) => {
  // A module's errors are reported when it is used.
  if ('modules' in message) for (const module of message.modules) import(module).catch(() => undefined);
  else if ('input' in message) writer = createPageWriter(message.input, onDamage);
  else if ('search' in message) port.postMessage(await writeSearch(message.search));
  else port.postMessage(await renderBatch(message));
});

async function renderBatch({ first, tasks }: WorkerBatch): Promise<WorkerReply> {
  const results: RenderResult[] = [];
  const failures: SentError[] = [];
  const tryTo = async (key: string, run: (pages: PageWriter) => Promise<void>): Promise<void> => {
    try {
      const pages = await writer;
      if (pages === undefined) throw new Error('pages came before what they are made with');
      await run(pages);
    } catch (error) {
      failures.push(toFailure(error, key));
    }
  };
  for (const [index, task] of tasks.entries())
    await tryTo(task.key, async ({ writePage }) => {
      Atomics.store(progress, 0, first + index + 1);
      results.push(await writePage(task));
    });
  Atomics.store(progress, 0, 0);
  return { results, failures };
}

/** On failure the main thread repeats the work and reports the error. */
async function writeSearch(job: SearchJob): Promise<SearchReply> {
  const pages = await writer;
  return { search: pages && (await writeSearchFiles(job, pages.search, pages.cache).catch(() => undefined)) };
}

/** The failure of a page: an error that isn't about its text gets the page's name. */
function toFailure(thrown: unknown, key: string): SentError {
  const failure = toSentError(thrown);
  return failure.isBuildError ? failure : { ...failure, message: `${key}: ${failure.message}` };
}
