import { setTimeout } from 'node:timers/promises';
import { createSearchJob, type SearchFiles, type SearchJob } from '../index/search/search-job.ts';
import type { DamagedFile, SearchReply, WorkerSearch } from './entry.worker.ts';
import { PAGE_SECONDS, type StartedWorker } from './run-worker.ts';

/** Time limit per page in milliseconds: twenty times as long as indexing takes. */
const PAGE_TIME = 10;

/** Writes the files for search in a thread that has rendered pages; `undefined` on failure or timeout. */
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
    // A config may contain unserializable values, such as functions.
    return undefined;
  }
  const patience = new AbortController();
  const most = PAGE_SECONDS * 1000 + job.plans.length * PAGE_TIME;
  // Code of pages stays alive in the thread, and may never end.
  const late = setTimeout(most, undefined, { signal: patience.signal }).catch(() => undefined);
  const reply = await Promise.race([replied, death.then(() => undefined), late]);
  patience.abort();
  if (reply === undefined) void worker.terminate();
  return reply?.search;
}
