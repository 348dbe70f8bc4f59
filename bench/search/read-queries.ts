/** Kind of a query: an identifier, plain words, another name, a typo, or only a prefix. */
export type QueryKind = 'identifier' | 'question' | 'synonym' | 'typo' | 'beginning';

/**
 * A query with its right answers: suffixes of URLs, one of which must come. A page covers its sections as
 * well.
 */
export interface BenchQuery {
  readonly kind: QueryKind;
  readonly text: string;
  readonly answers: readonly string[];
}

/** Parses lists of `query > answer | other answer`, one query per line. */
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
