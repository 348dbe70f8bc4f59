import { createSearchFiles } from '../index/search/create-search-files.ts';
import type { BodyRecord } from '../plan/page/page-record.ts';
import type { OutputFile } from '../publish/manifest.ts';
import type { OutputSet } from '../publish/output-set.ts';
import type { WorkerPool } from '../render/worker-pool.ts';
import type { BuildSessionOptions } from './build-options.ts';
import type { BuildPlan } from './plan-build.ts';
import type { BuildInputs } from './read-inputs.ts';

/** The files of search, by path. */
type SearchOutputs = Promise<ReadonlyMap<string, OutputFile>>;

/** Starts building the search index, in a thread if possible. */
export function startSearch(
  { loaded, manifest }: BuildInputs,
  { plans, tasks }: BuildPlan,
  bodies: ReadonlyMap<string, BodyRecord>,
  workers: WorkerPool,
  { session, reporter, definition }: BuildSessionOptions,
): SearchOutputs {
  const { config, search } = loaded.config;
  const { cache } = loaded;
  const site = { config, plans, bodies };
  const { entries } = manifest;
  // A worker has the config's search only after it has rendered a page.
  const canAsk = tasks.length > 0 && definition === undefined;
  const searching = reporter.step('build search index', () =>
    createSearchFiles(search, { ...site, cache }, async () =>
      canAsk ? workers.writeSearch({ ...site, cacheDir: cache.dir, session, entries }) : undefined,
    ),
  );
  // Avoids an unhandled rejection while other files are written.
  searching.catch(() => undefined);
  return searching;
}

/** Waits for the files of search and adds them to the others. Throws when they cannot all be published. */
export async function addSearch(outputs: OutputSet, searching: SearchOutputs): Promise<void> {
  for (const [file, output] of await searching) outputs.add(file, 'search', output);
  outputs.check();
}
