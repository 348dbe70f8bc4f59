import type { SearchBatch, SearchResults } from '#search/shared/search-result.ts';
import type { BenchQuery, QueryKind } from './read-queries.ts';

/** Number of hits to check: an answer below them counts as none. */
export const PLACES = 10;

export type Search = (text: string) => Promise<SearchResults>;

export interface QueryOutcome {
  readonly query: BenchQuery;
  /** Rank of the first right answer, from 1; undefined when there is none. */
  readonly rank: number | undefined;
  /** URL of the first hit. */
  readonly first: string | undefined;
}

/** Runs every query and finds the rank of its answer. */
export async function measureQuality(
  queries: readonly BenchQuery[],
  search: Search,
): Promise<QueryOutcome[]> {
  return measureRanks(queries, async (text) => listUrls(await (await search(text)).next()));
}

/** The same for a search function that returns URLs, the best first. */
export async function measureRanks(
  queries: readonly BenchQuery[],
  findUrls: (text: string) => Promise<readonly string[]>,
): Promise<QueryOutcome[]> {
  const outcomes: QueryOutcome[] = [];
  for (const query of queries) {
    const urls = await findUrls(query.text);
    const place = urls.findIndex((url) => query.answers.some((answer) => isAnswer(url, answer)));
    outcomes.push({ query, rank: place < 0 ? undefined : place + 1, first: urls[0] });
  }
  return outcomes;
}

/** Returns the URLs of the hits in a batch, the best first. */
export function listUrls(batch: SearchBatch): string[] {
  return batch.groups.flatMap((group) => group.hits.map((hit) => hit.url));
}

function isAnswer(url: string, answer: string): boolean {
  const place = answer.includes('#') ? url : (url.split('#')[0] ?? '');
  return place.replace(/\/$/, '').endsWith(answer);
}

export interface QualityFigures {
  readonly name: QueryKind | 'all';
  readonly count: number;
  /** Share of queries answered by the first hit, and by one of the first five. */
  readonly at1: number;
  readonly at5: number;
  /** Mean reciprocal rank. */
  readonly reciprocalRank: number;
}

/** Summarizes the outcomes for each kind of query and for all of them. */
export function summarizeQuality(outcomes: readonly QueryOutcome[]): QualityFigures[] {
  const kinds = [...new Set(outcomes.map(({ query }) => query.kind))];
  return [
    ...kinds.map((kind) =>
      summarize(
        kind,
        outcomes.filter(({ query }) => query.kind === kind),
      ),
    ),
    summarize('all', outcomes),
  ];
}

function summarize(name: QualityFigures['name'], outcomes: readonly QueryOutcome[]): QualityFigures {
  const count = outcomes.length;
  const share = (most: number) =>
    outcomes.filter(({ rank }) => rank !== undefined && rank <= most).length / count;
  const reciprocalRank =
    outcomes.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0) / count;
  return { name, count, at1: share(1), at5: share(5), reciprocalRank };
}
