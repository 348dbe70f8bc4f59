import { stem } from '#search/shared/stem.ts';
import { importRival } from './install-rivals.ts';
import { createMemoryRival } from './memory-rival.ts';
import { type CreateRivals, type RivalDocument, tunings } from './rival.ts';
import { measureScript } from './script-size.ts';
import { isIdentifier, readQuery, tokenize } from './tokens.ts';

interface MiniSearch {
  addAll(documents: readonly RivalDocument[]): void;
  search(query: unknown, options: object): readonly { readonly id: number }[];
}
interface MiniSearchClass {
  new (options: object): MiniSearch;
  loadJSON(text: string, options: object): MiniSearch;
}

/** Prefix and fuzzy search, BM25 with field boosts, all words first and any words if there is no result. */
export const createMiniSearch: CreateRivals = async ({ documents, folder }) => {
  const library = (await importRival(folder, 'minisearch/dist/es/index.js')).default as MiniSearchClass;
  const scripts = await measureScript(folder, 'minisearch', '{ default }');
  const options = {
    fields: ['title', 'page', 'text', 'synonyms'],
    tokenize,
    processTerm: (term: string) => term,
  };
  const made = new library(options);
  made.addAll(documents);
  const text = JSON.stringify(made);
  return tunings.map((tuning) =>
    createMemoryRival({
      name: 'MiniSearch',
      scripts,
      text,
      open(data) {
        const index = library.loadJSON(data, options);
        return async (query) => {
          const chunks = readQuery(query);
          const row = isIdentifier(chunks) ? 1 : tuning.row;
          const words = chunks.map(({ whole, parts }) =>
            parts.length === 0
              ? stem(whole)
              : { combineWith: 'OR', queries: [whole, { combineWith: 'AND', queries: parts.map(stem) }] },
          );
          const search = (combineWith: string, isFuzzy: boolean) =>
            index.search(
              { combineWith, queries: words },
              {
                boost: { title: tuning.title, page: 1.6, synonyms: tuning.title / 2 },
                prefix: true,
                fuzzy: (term: string) => (isFuzzy && term.length > 3 ? 0.2 : false),
                weights: { fuzzy: 0.3, prefix: 0.5 },
                boostDocument: (id: number) => (documents[id]?.isRow === true ? row : 1),
                tokenize: (term: string) => [term],
              },
            );
          const found = [
            () => search('AND', false),
            () => search('AND', true),
            () => search('OR', true),
          ].reduce<readonly { readonly id: number }[]>(
            (known, next) => (known.length > 0 ? known : next()),
            [],
          );
          return found.map(({ id }) => documents[id]?.url ?? '');
        };
      },
    }),
  );
};
