import path from 'node:path';
import { hashJson, hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import { engineKey } from '@gruntwork-docs/engine/node/engine-key.ts';
import type { OutputFile } from '@gruntwork-docs/engine/node/output/publish.ts';
import type { SearchOutputContext } from '@gruntwork-docs/engine/node/search/search-provider.ts';
import { SEARCH_FOLDER } from '#shared/index-format.ts';
import { createIndex } from './create-index.ts';
import { createRecords } from './create-records.ts';
import { loadIndex, saveIndex } from './kept-index.ts';
import { renderOpenSearch } from './open-search.ts';
import { findPageEntry, getPageEntry } from './page-entries.ts';
import { readSearchSettings } from './search-settings.ts';
import { describePage, groupByContext, type IndexedPage } from './searched-pages.ts';

/** Everything that search needs of the published site; nothing when the site has none. */
export async function createSearchOutputs(input: SearchOutputContext): Promise<Map<string, OutputFile>> {
  const { config } = input;
  const { provider } = readSearchSettings(config);
  if (provider === 'none') return new Map();
  const description = renderOpenSearch(config);
  const outputs = new Map([['opensearch.xml', toOutput(description)]]);
  if (provider !== 'embedded') return outputs;
  for (const [context, pages] of groupByContext(input)) {
    const folder = `${SEARCH_FOLDER}/${context}`;
    for (const [file, output] of await createContextOutputs(folder, pages, input)) outputs.set(file, output);
  }
  return outputs;
}

function toOutput(text: string): OutputFile {
  return { type: 'text', text, key: hashText(text) };
}

/** What a page is found by: names the content of its records, and all that they can be made of again. */
type PageSource = readonly [bodyKey: string, description: ReturnType<typeof describePage>];

/** The files of one index. What a change does not touch is taken from what is published already. */
async function createContextOutputs(
  folder: string,
  pages: readonly IndexedPage[],
  { config, bodyDir, cacheDir, findPublished }: SearchOutputContext,
): Promise<[string, OutputFile][]> {
  const { synonyms } = readSearchSettings(config);
  const keptFile = path.join(cacheDir, `${folder.replaceAll('/', '-')}.kept`);
  const key = hashText(engineKey, hashJson(synonyms));
  const last = await loadIndex(keptFile, key);
  const sources = pages.map(({ plan, bodyKey }): PageSource => [bodyKey, describePage(plan)]);
  const { files, state } = createIndex({
    pageKeys: sources.map((source) => JSON.stringify(source)),
    getRecords: (page) => {
      const [bodyKey, description] = sources[page] ?? failToFind(page);
      return createRecords({ ...description, entry: getPageEntry(bodyDir, bodyKey) }, synonyms);
    },
    last,
    getLastRecords: (page) => {
      const [bodyKey, description]: PageSource = JSON.parse(last?.pageKeys[page] ?? failToFind(page));
      const entry = findPageEntry(bodyDir, bodyKey);
      return entry && createRecords({ ...description, entry }, synonyms);
    },
  });
  await saveIndex(keptFile, key, state);
  return [...files].map(([name, file]) => {
    const output = `${folder}/${name}`;
    const published = findPublished(output, file.key);
    return [output, published ?? { type: 'text', text: file.getText(), key: file.key }];
  });
}

function failToFind(page: number): never {
  throw new RangeError(`the search index has no page ${page}`);
}
