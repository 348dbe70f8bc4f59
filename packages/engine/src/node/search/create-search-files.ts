import type { OutputFile } from '../output/publish.ts';
import type { SearchFiles } from './search-job.ts';
import type { SearchedSite, SearchProvider } from './search-provider.ts';

/** The files that a site's search needs: written by a thread where there is one and the search allows it, else made here. */
export async function createSearchFiles(
  search: SearchProvider,
  context: SearchedSite,
  write: () => Promise<SearchFiles | undefined>,
): Promise<ReadonlyMap<string, OutputFile>> {
  const written = search.indexesInThread === true ? await write() : undefined;
  if (written === undefined) return search.createOutputs(context);
  return new Map(Array.from(written, ([file, key]) => [file, { type: 'staged', key }]));
}
