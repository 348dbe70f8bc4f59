import path from 'node:path';
import { heldOutQueries } from './held-out-queries.ts';
import { measureQuality, PLACES, type QueryOutcome } from './measure-quality.ts';
import { openIndex } from './open-index.ts';
import { queries } from './queries.ts';

/** Index of the project's site that the queries are for. */
export const SITE_CONTEXT = 'en-current';

/** Lists of queries by purpose. */
export const queryLists = { tuning: queries, 'held out': heldOutQueries } as const;
export type QueryListName = keyof typeof queryLists;

/** Runs every query of both lists against a built site's index. */
export async function answerQueries(
  out: string,
): Promise<{ name: QueryListName; outcomes: QueryOutcome[] }[]> {
  const { searcher } = await openIndex(path.join(out, 'search-index', SITE_CONTEXT));
  const names: readonly QueryListName[] = ['tuning', 'held out'];
  return Promise.all(
    names.map(async (name) => ({
      name,
      outcomes: await measureQuality(queryLists[name], (text) => searcher.search(text, { places: PLACES })),
    })),
  );
}
