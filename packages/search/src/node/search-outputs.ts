import type { OutputFile } from '@gruntwork-docs/engine/site';
import type { SearchedSite } from '@gruntwork-docs/engine/source';
import { SEARCH_FOLDER } from '#shared/index-format.ts';
import { createIndex } from './create-index.ts';
import { createRecords, type SearchRecord } from './create-records.ts';
import { createFile } from './index-file.ts';
import { renderOpenSearch } from './open-search.ts';
import { getPageEntry } from './page-entries.ts';
import { readSearchSettings } from './search-settings.ts';
import { describePage, groupByContext, type IndexedPage } from './searched-pages.ts';

/** Creates all published files of search; none for a site without search. */
export async function createSearchOutputs(input: SearchedSite): Promise<Map<string, OutputFile>> {
  const { config } = input;
  const { provider } = readSearchSettings(config);
  if (provider === 'none') return new Map();
  const outputs = new Map<string, OutputFile>();
  outputs.set('opensearch.xml', { type: 'text', ...createFile(renderOpenSearch(config)) });
  if (provider !== 'embedded') return outputs;
  for (const [context, pages] of groupByContext(input))
    for (const [name, file] of createIndex(listRecords(pages, input)))
      outputs.set(`${SEARCH_FOLDER}/${context}/${name}`, { type: 'text', ...file });
  return outputs;
}

/** Iterates over the records of all pages, page by page. */
function* listRecords(
  pages: readonly IndexedPage[],
  { config, cache }: Pick<SearchedSite, 'config' | 'cache'>,
): Generator<readonly SearchRecord[]> {
  const { synonyms } = readSearchSettings(config);
  for (const { plan, bodyKey } of pages)
    yield createRecords({ ...describePage(plan), entry: getPageEntry(cache, bodyKey) }, synonyms);
}
