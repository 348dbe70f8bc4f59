import { importRival } from './install-rivals.ts';
import { createMemoryRival } from './memory-rival.ts';
import { type CreateRivals, type RivalDocument, tunings } from './rival.ts';
import { measureScript } from './script-size.ts';
import { isIdentifier, readQuery, tokenize } from './tokens.ts';

interface Builder {
  readonly pipeline: { reset(): void };
  readonly searchPipeline: { reset(): void };
  ref(name: string): void;
  field(name: string, options: object): void;
  add(document: object, options: object): void;
}
interface Query {
  term(term: string | readonly string[], options: object): void;
}
interface Index {
  query(build: (query: Query) => void): { readonly ref: string; readonly score: number }[];
}
interface Lunr {
  (build: (this: Builder) => void): Index;
  readonly tokenizer: ((value: unknown) => unknown[]) & { separator: RegExp };
  readonly Token: new (text: string, metadata: object) => unknown;
  readonly Index: { load(data: unknown): Index };
  readonly Query: { readonly presence: { readonly REQUIRED: number; readonly OPTIONAL: number } };
}

/**
 * BM25 with field boosts, wildcards and the edit distances of its queries, all words first and any words
 * then.
 */
export const createLunr: CreateRivals = async ({ documents, folder }) => {
  const library = (await importRival(folder, 'lunr/lunr.js')).default as Lunr;
  const scripts = await measureScript(folder, 'lunr', '{ default }');
  return tunings.map((tuning) =>
    createMemoryRival({
      name: 'lunr',
      scripts,
      text: JSON.stringify(build(library, documents, tuning.title)),
      open(data) {
        const index = library.Index.load(JSON.parse(data));
        const { REQUIRED, OPTIONAL } = library.Query.presence;
        return async (text) => {
          const chunks = readQuery(text);
          const row = isIdentifier(chunks) ? 1 : tuning.row;
          const search = (presence: number, isFuzzy: boolean) =>
            index.query((query) => {
              for (const { whole } of chunks) {
                const [term = whole] = tokenize(whole);
                const editDistance = isFuzzy && term.length > 3 ? (term.length < 8 ? 1 : 2) : 0;
                // Lunr has no "one of these is required": the strictest form that applies is required.
                query.term(`${term}*`, { presence, usePipeline: false, boost: 1 });
                query.term(term, { presence: OPTIONAL, usePipeline: false, boost: 4 });
                if (editDistance > 0)
                  query.term(term, { presence: OPTIONAL, usePipeline: false, boost: 0.5, editDistance });
              }
            });
          const strict = search(REQUIRED, false);
          return (strict.length > 0 ? strict : search(OPTIONAL, true))
            .map(({ ref, score }) => ({ document: documents[Number(ref)], score }))
            .map(({ document, score }) => ({
              document,
              score: document?.isRow === true ? score * row : score,
            }))
            .sort((a, b) => b.score - a.score)
            .map(({ document }) => document?.url ?? '');
        };
      },
    }),
  );
};

function build(library: Lunr, documents: readonly RivalDocument[], title: number): Index {
  return library(function () {
    this.pipeline.reset();
    this.searchPipeline.reset();
    this.ref('id');
    this.field('title', { boost: title });
    this.field('page', { boost: 1.6 });
    this.field('text', { boost: 1 });
    this.field('synonyms', { boost: title / 2 });
    for (const { id, ...fields } of documents) {
      const tokens = Object.entries(fields)
        .filter(([, value]) => typeof value === 'string')
        .map(([name, value]) => [name, tokenize(String(value))]);
      this.add({ id, ...Object.fromEntries(tokens) }, {});
    }
  });
}
