import type { OutputFile } from '../../publish/manifest.ts';
import type { SearchedSite, SearchIntegration } from './search-integration.ts';
import type { SearchFiles } from './search-job.ts';

/**
 * The files of a site's search: written by a thread if there is one and the search allows it, else created
 * here.
 */
export async function createSearchFiles(
  search: SearchIntegration,
  context: SearchedSite,
  write: () => Promise<SearchFiles | undefined>,
): Promise<ReadonlyMap<string, OutputFile>> {
  const written = search.indexesInThread === true ? await write() : undefined;
  if (written === undefined) return search.createOutputs(context);
  return new Map(Array.from(written, ([file, key]) => [file, { type: 'staged', key }]));
}
