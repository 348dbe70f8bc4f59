import { importRival } from './install-rivals.ts';
import { createMemoryRival } from './memory-rival.ts';
import { type CreateRivals, tunings } from './rival.ts';
import { measureScript } from './script-size.ts';
import { isIdentifier, readQuery, tokenize } from './tokens.ts';

interface FlexIndex {
  add(id: number, text: string): void;
  search(text: string, options: object): number[];
  export(keep: (key: string, data: string | undefined) => void): void;
  import(key: string, data: string): void;
}
interface FlexSearch {
  readonly Index: new (options: object) => FlexIndex;
}

const FIELDS = ['title', 'synonyms', 'page', 'text'] as const;

/**
 * An index for each field, prefixes in each, proximity of words in bodies. It has no field weights: ranks are
 * summed over the fields.
 */
export const createFlexSearch: CreateRivals = async ({ documents, folder }) => {
  const library = (await importRival(
    folder,
    'flexsearch/dist/flexsearch.bundle.module.min.mjs',
  )) as unknown as FlexSearch;
  const scripts = await measureScript(folder, 'flexsearch', '{ Index }');
  const create = (field: string): FlexIndex =>
    new library.Index({
      tokenize: 'forward',
      resolution: 9,
      context: field === 'text' ? { depth: 1, bidirectional: true, resolution: 5 } : false,
      encode: tokenize,
    });
  const exported = FIELDS.map((field) => {
    const index = create(field);
    for (const document of documents) index.add(document.id, document[field]);
    const parts: [string, string][] = [];
    index.export((key, data) => {
      if (data !== undefined) parts.push([key, data]);
    });
    return parts;
  });
  const text = JSON.stringify(exported);
  return tunings.map((tuning) =>
    createMemoryRival({
      name: 'FlexSearch',
      scripts,
      text,
      open(data) {
        const parts: [string, string][][] = JSON.parse(data);
        const indexes = FIELDS.map((field, at) => {
          const index = create(field);
          for (const [key, value] of parts[at] ?? []) index.import(key, value);
          return index;
        });
        const weights = [tuning.title, tuning.title / 2, 1.6, 1];
        return async (query) => {
          const chunks = readQuery(query);
          const row = isIdentifier(chunks) ? 1 : tuning.row;
          const term = chunks.map(({ whole }) => whole).join(' ');
          const collect = (suggest: boolean): Map<number, number> => {
            const scores = new Map<number, number>();
            indexes.forEach((index, at) => {
              index.search(term, { limit: 100, suggest }).forEach((id, rank) => {
                const own = ((weights[at] ?? 0) * (documents[id]?.isRow === true ? row : 1)) / (rank + 3);
                scores.set(id, (scores.get(id) ?? 0) + own);
              });
            });
            return scores;
          };
          const strict = collect(false);
          const scores = strict.size > 0 ? strict : collect(true);
          return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => documents[id]?.url ?? '');
        };
      },
    }),
  );
};
