import { stem } from '#search/shared/stem.ts';
import { importRival } from './install-rivals.ts';
import { createMemoryRival } from './memory-rival.ts';
import { type CreateRivals, type RivalDocument, tunings } from './rival.ts';
import { measureScript } from './script-size.ts';
import { isIdentifier, readQuery, tokenize } from './tokens.ts';

interface Orama {
  create(options: object): unknown;
  insertMultiple(database: unknown, documents: readonly object[], size: number): Promise<unknown>;
  save(database: unknown): unknown;
  load(database: unknown, data: unknown): void;
  search(
    database: unknown,
    options: object,
  ): Promise<{
    readonly hits: readonly { readonly score: number; readonly document: { readonly number: number } }[];
  }>;
}

/**
 * BM25 with field boosts; exact words, then with typos. Its "all words" counts every longer word with the
 * same prefix, so hits with all words come first and those with any follow.
 */
export const createOrama: CreateRivals = async ({ documents, folder }) => {
  const library = (await importRival(folder, '@orama/orama/dist/esm/index.js')) as unknown as Orama;
  const scripts = await measureScript(folder, '@orama/orama', '{ create, load, search }');
  const create = (split: (text: string) => string[]) =>
    library.create({
      schema: { title: 'string', page: 'string', body: 'string', synonyms: 'string' },
      components: {
        tokenizer: {
          language: 'english',
          normalizationCache: new Map(),
          tokenize: (text: string) => [...new Set(split(text))],
        },
      },
    });
  const splitQuery = (text: string): string[] =>
    readQuery(text).map(({ whole, parts }) => (parts.length === 0 ? stem(whole) : whole));
  const made = create(tokenize);
  await library.insertMultiple(made, documents.map(toFields), 500);
  const text = JSON.stringify(library.save(made));
  return tunings.map((tuning) =>
    createMemoryRival({
      name: 'Orama',
      scripts,
      text,
      open(data) {
        const database = create(splitQuery);
        library.load(database, JSON.parse(data));
        return async (query) => {
          const chunks = readQuery(query);
          const row = isIdentifier(chunks) ? 1 : tuning.row;
          const term = chunks.map(({ whole }) => whole).join(' ');
          const search = async (more: object) => {
            const { hits } = await library.search(database, {
              term,
              limit: 60,
              boost: { title: tuning.title, page: 1.6, synonyms: tuning.title / 2 },
              ...more,
            });
            return hits
              .map(({ score, document: { number } }) => ({ document: documents[number], score }))
              .map(({ document, score }) => ({
                document,
                score: document?.isRow === true ? score * row : score,
              }))
              .sort((a, b) => b.score - a.score);
          };
          const tolerance = term.length < 8 ? 1 : 2;
          const all = await search({ threshold: 0 });
          const loose = all.length > 0 || term.length < 4 ? [] : await search({ threshold: 0, tolerance });
          const any = await search({ threshold: 1 });
          const found = [...all, ...loose, ...any].map(({ document }) => document?.url ?? '');
          return [...new Set(found)];
        };
      },
    }),
  );
};

/** The body has another name: the library's results should not include the searched fields. */
function toFields({ id, title, page, text, synonyms }: RivalDocument): object {
  return { number: id, title, page, body: text, synonyms };
}
