import type { OutputFile } from '../../publish/manifest.ts';
import type { SearchedSite, SearchIntegration } from './search-integration.ts';
import type { SearchFiles } from './search-job.ts';

/** The files that a site's search needs: written by a thread where there is one and the search allows it, else made here. */
export async function createSearchFiles(
  search: SearchIntegration,
  context: SearchedSite,
  write: () => Promise<SearchFiles | undefined>,
): Promise<ReadonlyMap<string, OutputFile>> {
  const written = search.indexesInThread === true ? await write() : undefined;
  if (written === undefined) return search.createOutputs(context);
  return new Map(Array.from(written, ([file, key]) => [file, { type: 'staged', key }]));
}
