import path from 'node:path';
import { hashJson, hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import { engineKey } from '@gruntwork-docs/engine/node/engine-key.ts';
import type { OutputFile } from '@gruntwork-docs/engine/node/output/publish.ts';
import type {
  ChangedPage,
  SearchedPlan,
  SearchOutputContext,
  SearchUpdate,
  SearchUpdateContext,
} from '@gruntwork-docs/engine/node/search/search-provider.ts';
import type { SiteConfig } from '@gruntwork-docs/engine/shared/site-config.ts';
import { SEARCH_FOLDER } from '#shared/index-format.ts';
import { createIndex, type IndexState } from './create-index.ts';
import { createRecords } from './create-records.ts';
import { loadIndex, saveIndex } from './kept-index.ts';
import { renderOpenSearch } from './open-search.ts';
import { findPageEntry, getPageEntry } from './page-entries.ts';
import { readSearchSettings } from './search-settings.ts';
import { describePage, groupByContext, isSearched } from './searched-pages.ts';

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
    const key = createIndexKey(config);
    const last = await loadIndex(nameKeptFile(folder, input), key);
    const pageKeys = pages.map(({ plan, bodyKey }) => createPageKey(bodyKey, plan));
    const files = await createContextOutputs(folder, { pageKeys, last, key }, input);
    for (const [file, output] of files) outputs.set(file, output);
  }
  return outputs;
}

const MANIFEST = new RegExp(`^${SEARCH_FOLDER}/([^/]+)/index\\.json$`);

/** Reads the indexes that are published, and then updates them. */
export async function openSearchUpdate(input: SearchUpdateContext): Promise<SearchUpdate> {
  const { config, files } = input;
  if (readSearchSettings(config).provider !== 'embedded') return async () => new Map();
  const key = createIndexKey(config);
  const contexts = files.flatMap((file) => MANIFEST.exec(file)?.[1] ?? []);
  const indexes = new Map<string, IndexState>();
  for (const context of contexts) {
    const folder = `${SEARCH_FOLDER}/${context}`;
    const last = await loadIndex(nameKeptFile(folder, input), key);
    if (last !== undefined && isPublished(folder, last, input)) indexes.set(folder, last);
  }
  return async (changed) => (indexes.size < contexts.length ? undefined : update(indexes, changed, input));
}

async function update(
  indexes: ReadonlyMap<string, IndexState>,
  pages: readonly ChangedPage[],
  input: SearchUpdateContext,
): Promise<Map<string, OutputFile | undefined> | undefined> {
  const key = createIndexKey(input.config);
  const changed = pages.filter(({ plan }) => isSearched(plan));
  const missing = new Set(changed.map(({ plan }) => plan.key));
  const outputs = new Map<string, OutputFile | undefined>();
  for (const [folder, last] of indexes) {
    // Terms are cut into files by what there is of them: one of the last time may have no terms any more.
    for (const file of input.files) if (file.startsWith(`${folder}/`)) outputs.set(file, undefined);
    const pageKeys = [...last.pageKeys];
    for (const { plan, last: before, body } of changed) {
      const at = pageKeys.indexOf(createPageKey(before.bodyKey, plan));
      if (at < 0) continue;
      pageKeys[at] = createPageKey(body.bodyKey, plan);
      missing.delete(plan.key);
    }
    for (const [file, output] of await createContextOutputs(folder, { pageKeys, last, key }, input))
      outputs.set(file, output);
  }
  return missing.size === 0 ? outputs : undefined;
}

/** A build that failed may have left another index than the one that is published. */
function isPublished(
  folder: string,
  { blockKeys, termFiles }: IndexState,
  { findPublished }: Pick<SearchUpdateContext, 'findPublished'>,
): boolean {
  const has = (name: string, key: string): boolean => findPublished(`${folder}/${name}`, key) !== undefined;
  return (
    blockKeys.every((key, block) => has(`r${block}.json`, key)) &&
    [...termFiles].every(([name, { key }]) => has(name, key))
  );
}

/** Names all that an index depends on beside its pages. */
function createIndexKey(config: SiteConfig): string {
  return hashText(engineKey, hashJson(readSearchSettings(config).synonyms));
}

function nameKeptFile(folder: string, { cacheDir }: Pick<SearchOutputContext, 'cacheDir'>): string {
  return path.join(cacheDir, `${folder.replaceAll('/', '-')}.kept`);
}

/** What a page is found by: names the content of its records, and all that they can be made of again. */
function createPageKey(bodyKey: string, plan: SearchedPlan): string {
  return JSON.stringify([bodyKey, describePage(plan)] satisfies PageSource);
}

function toOutput(text: string): OutputFile {
  return { type: 'text', text, key: hashText(text) };
}

type PageSource = readonly [bodyKey: string, description: ReturnType<typeof describePage>];

/** The pages of an index, and the index of the last time with the same key. */
interface ContextPages {
  readonly pageKeys: readonly string[];
  readonly last: IndexState | undefined;
  readonly key: string;
}

/** The files of one index. What a change does not touch is taken from what is published already. */
async function createContextOutputs(
  folder: string,
  { pageKeys, last, key }: ContextPages,
  context: Pick<SearchOutputContext, 'config' | 'texts' | 'cacheDir' | 'findPublished'>,
): Promise<[string, OutputFile][]> {
  const { config, texts, findPublished } = context;
  const { synonyms } = readSearchSettings(config);
  const { files, state } = createIndex({
    pageKeys,
    getRecords: (page) => {
      const [bodyKey, description]: PageSource = JSON.parse(pageKeys[page] ?? failToFind(page));
      return createRecords({ ...description, entry: getPageEntry(texts, bodyKey) }, synonyms);
    },
    last,
    getLastRecords: (page) => {
      const [bodyKey, description]: PageSource = JSON.parse(last?.pageKeys[page] ?? failToFind(page));
      const entry = findPageEntry(texts, bodyKey);
      return entry && createRecords({ ...description, entry }, synonyms);
    },
  });
  await saveIndex(nameKeptFile(folder, context), key, state);
  return [...files].map(([name, file]) => {
    const output = `${folder}/${name}`;
    const published = findPublished(output, file.key);
    return [output, published ?? { type: 'text', text: file.getText(), key: file.key }];
  });
}

function failToFind(page: number): never {
  throw new RangeError(`the search index has no page ${page}`);
}
