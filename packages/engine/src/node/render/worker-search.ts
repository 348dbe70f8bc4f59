import { setTimeout } from 'node:timers/promises';
import { createSearchJob, type SearchFiles, type SearchJob } from '../index/search/search-job.ts';
import type { DamagedFile, SearchReply, WorkerSearch } from './entry.worker.ts';
import { PAGE_SECONDS, type StartedWorker } from './run-worker.ts';

/** Milliseconds for each page: twenty times as many as the index takes. */
const PAGE_TIME = 10;

/** Has a thread that has made pages write the files for search; `undefined` when that fails, or takes too long. */
export async function askForSearch(
  { worker, death }: StartedWorker,
  job: SearchJob,
): Promise<SearchFiles | undefined> {
  const replied = new Promise<SearchReply>((resolve) => {
    const listen = (reply: SearchReply | DamagedFile): void => {
      if (!('search' in reply)) return;
      worker.off('message', listen);
      resolve(reply);
    };
    worker.on('message', listen);
  });
  try {
    worker.postMessage({ search: createSearchJob(job) } satisfies WorkerSearch);
  } catch {
    // A config may hold what cannot be sent, such as a function.
    return undefined;
  }
  const patience = new AbortController();
  const most = PAGE_SECONDS * 1000 + job.plans.length * PAGE_TIME;
  // Code of pages lives on in the thread, and may never end.
  const late = setTimeout(most, undefined, { signal: patience.signal }).catch(() => undefined);
  const reply = await Promise.race([replied, death.then(() => undefined), late]);
  patience.abort();
  if (reply === undefined) void worker.terminate();
  return reply?.search;
}
