import type { CacheAccess } from '../../cache/cache-store.ts';
import { stageOutputs } from '../../publish/stage-outputs.ts';
import type { SearchIntegration } from './search-integration.ts';
import type { SearchFiles, SearchJob } from './search-job.ts';

/**
 * Creates the files of a site's search, and writes those that are not published yet to the folder of new
 * files.
 */
export async function writeSearchFiles(
  { config, plans, bodies, session, entries }: SearchJob,
  search: SearchIntegration,
  cache: CacheAccess,
): Promise<SearchFiles> {
  const files = await search.createOutputs({ config, plans, bodies, cache });
  await stageOutputs(files, session, { entries });
  return new Map(Array.from(files, ([file, { key }]) => [file, key]));
}
