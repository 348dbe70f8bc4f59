import { noteDamage } from '../files/kept-file.ts';
import { createSearchJob, type SearchFiles, type SearchJob } from '../search/search-job.ts';
import type { SearchReply, WorkerSearch } from './entry.worker.ts';
import type { StartedWorker } from './run-worker.ts';

/** Has a thread that has made pages write the files for search; `undefined` when that fails. */
export async function askForSearch(
  { worker, death }: StartedWorker,
  job: SearchJob,
): Promise<SearchFiles | undefined> {
  const replied = new Promise<SearchReply>((resolve) => worker.once('message', resolve));
  worker.postMessage({ search: createSearchJob(job) } satisfies WorkerSearch);
  const reply = await Promise.race([replied, death.then(() => undefined)]);
  for (const file of reply?.damaged ?? []) noteDamage(file);
  return reply?.files;
}
