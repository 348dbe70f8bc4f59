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

/** BM25 with boosts for fields, typing mistakes by `tolerance`, all words first and any words when there is nothing. */
export const createOrama: CreateRivals = async ({ documents, folder }) => {
  const library = (await importRival(folder, '@orama/orama/dist/esm/index.js')) as unknown as Orama;
  const scripts = await measureScript(folder, '@orama/orama', '{ create, load, search }');
  const create = () =>
    library.create({
      schema: { title: 'string', page: 'string', body: 'string', synonyms: 'string' },
      components: {
        tokenizer: {
          language: 'english',
          normalizationCache: new Map(),
          tokenize: (text: string) => [...new Set(tokenize(text))],
        },
      },
    });
  const made = create();
  await library.insertMultiple(made, documents.map(toFields), 500);
  const text = JSON.stringify(library.save(made));
  return tunings.map((tuning) =>
    createMemoryRival({
      name: 'Orama',
      scripts,
      text,
      open(data) {
        const database = create();
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
          let found = await search({ threshold: 0 });
          if (found.length === 0 && term.length > 3) found = await search({ threshold: 0, tolerance });
          if (found.length === 0) found = await search({ threshold: 1, tolerance });
          return found.map(({ document }) => document?.url ?? '');
        };
      },
    }),
  );
};

/** The text is named otherwise: the library's results are wanted without what they are found by. */
function toFields({ id, title, page, text, synonyms }: RivalDocument): object {
  return { number: id, title, page, body: text, synonyms };
}
