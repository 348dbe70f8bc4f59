import { parentPort, workerData } from 'node:worker_threads';
import { type SentError, toSentError } from '../errors/sent-error.ts';
import type { SearchFiles, SearchJob } from '../index/search/search-job.ts';
import { writeSearchFiles } from '../index/search/write-search-files.ts';
import { createPageWriter, type PageWriter } from './page-writer.ts';
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

/** What search needs of all pages, when these are made. */
export interface WorkerSearch {
  readonly search: SearchJob;
}

/** What was made for search; without files when that has failed. */
export interface SearchReply {
  readonly search: SearchFiles | undefined;
}

export interface WorkerReply {
  readonly results: readonly RenderResult[];
  readonly failures: readonly SentError[];
}

/** A file of the cache that is damaged. */
export interface DamagedFile {
  readonly damaged: string;
}

const port = parentPort;
if (port === null) throw new Error('this module runs in a worker thread');
const { progress }: WorkerStart = workerData;
let writer: Promise<PageWriter> | undefined;
const onDamage = (damaged: string): void => port.postMessage({ damaged } satisfies DamagedFile);

port.on('message', async (message: WorkerModules | WorkerInput | WorkerBatch | WorkerSearch) => {
  // What is wrong with a module is said when it is needed.
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

/** Whatever fails here is done again by the main thread, which tells of it. */
async function writeSearch(job: SearchJob): Promise<SearchReply> {
  const pages = await writer;
  return { search: pages && (await writeSearchFiles(job, pages.search, pages.cache).catch(() => undefined)) };
}

/** The failure of a page: what is no fault of its text is told with the page that it happened at. */
function toFailure(thrown: unknown, key: string): SentError {
  const failure = toSentError(thrown);
  return failure.isBuildError ? failure : { ...failure, message: `${key}: ${failure.message}` };
}
