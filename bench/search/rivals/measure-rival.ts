import { median } from '../../report/figure.ts';
import { type QueryListName, queryLists } from '../answer-queries.ts';
import { measureRanks, PLACES, type QualityFigures, summarizeQuality } from '../measure-quality.ts';
import type { OpenRival, Rival } from './rival.ts';

export interface RivalFigures {
  readonly name: string;
  readonly quality: Readonly<Record<QueryListName, readonly QualityFigures[]>>;
  readonly bytes: {
    /** Scripts, and data read before any query. */
    readonly before: number;
    /** A single query: the median one and the most expensive. */
    readonly next: number;
    readonly most: number;
    /** All generated files. */
    readonly index: number;
  };
  readonly time: {
    /** Milliseconds of a query in Node. */
    readonly query: number;
    readonly longest: number;
    /** Milliseconds from the bytes of the index to the results of a first query. */
    readonly first: number;
  };
}

/** Returns the figures of the variant that answers the tuning queries best. */
export async function measureRival(variants: readonly Rival[]): Promise<RivalFigures> {
  const tuned = [];
  for (const rival of variants) tuned.push({ rival, quality: await measureQualities(rival) });
  const worth = ({ quality }: { quality: RivalFigures['quality'] }): number =>
    quality.tuning.at(-1)?.reciprocalRank ?? 0;
  const [best] = tuned.sort((a, b) => worth(b) - worth(a));
  if (best === undefined) throw new RangeError('a rival without an index');
  return { name: best.rival.name, quality: best.quality, ...(await measureCosts(best.rival)) };
}

async function measureQualities(rival: Rival): Promise<RivalFigures['quality']> {
  const opened = await rival.open();
  const measure = async (name: QueryListName): Promise<QualityFigures[]> =>
    summarizeQuality(await measureRanks(queryLists[name], async (text) => listPlaces(opened, text)));
  return { tuning: await measure('tuning'), 'held out': await measure('held out') };
}

/** Maximum number of hits of one page, as in our box. */
const MOST_HITS = 3;

/** Lists the results page by page, as a reader would see them. */
async function listPlaces(rival: OpenRival, text: string): Promise<string[]> {
  const pages = new Map<string, string[]>();
  for (const url of (await rival.search(text)).slice(0, PLACES)) {
    const page = url.replace(/#.*$/, '');
    pages.set(page, [...(pages.get(page) ?? []), url]);
  }
  return [...pages.values()].flatMap((urls) => urls.slice(0, MOST_HITS));
}

async function measureCosts(rival: Rival): Promise<Pick<RivalFigures, 'bytes' | 'time'>> {
  const texts = Object.values(queryLists).flatMap((list) => list.map(({ text }) => text));
  const start = performance.now();
  let opened = await rival.open();
  const before = rival.scripts + opened.takeBytes();
  await opened.search(texts[0] ?? '');
  const first = performance.now() - start;
  opened = await openBare(rival);
  const times: number[] = [];
  const sizes: number[] = [];
  for (const text of texts) {
    await opened.search(text);
    const size = opened.takeBytes();
    sizes.push(size);
    const from = performance.now();
    await opened.search(text);
    times.push(performance.now() - from);
    // Files read by this query would be cached for the next one.
    if (size > 0) opened = await openBare(rival);
  }
  return {
    bytes: { before, next: median(sizes), most: Math.max(...sizes), index: rival.index },
    time: { query: median(times), longest: Math.max(...times), first },
  };
}

/** Opens a rival that has read its initial data and nothing else. */
async function openBare(rival: Rival): Promise<OpenRival> {
  const opened = await rival.open();
  opened.takeBytes();
  return opened;
}
