/** How a query is asked: by an identifier, in plain words, by another name, with a mistake, or only its beginning. */
export type QueryKind = 'identifier' | 'question' | 'synonym' | 'typo' | 'beginning';

/** A query with the places that answer it: ends of URLs, one of which must come. A page stands for its sections as well. */
export interface BenchQuery {
  readonly kind: QueryKind;
  readonly text: string;
  readonly answers: readonly string[];
}

/** Reads lists of `query > answer | other answer`, one query a line. */
export function readQueries(lists: Readonly<Record<QueryKind, string>>): BenchQuery[] {
  return Object.entries(lists).flatMap(([kind, text]) =>
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [query = '', answers = ''] = line.split(' > ');
        return {
          kind: kind as QueryKind,
          text: query.trim(),
          answers: answers.split(' | ').map((answer) => answer.trim()),
        };
      }),
  );
}
