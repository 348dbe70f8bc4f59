import { startPreview } from '@gruntwork-docs/engine/site';
import { launchBrowser } from '../browser/launch-browser.ts';
import { measureFirstKeystrokes } from '../measure-first-keystroke.ts';
import { type Figure, median } from '../report/figure.ts';
import { ROOT } from '../root.ts';
import { answerQueries, queryLists, SITE_CONTEXT } from '../search/answer-queries.ts';
import { createCorpusQueries } from '../search/corpus-queries.ts';
import { measureCost, type SearchCost } from '../search/measure-cost.ts';
import { type QualityFigures, summarizeQuality } from '../search/measure-quality.ts';
import { TARGETS, toPercent } from '../search/quality-targets.ts';
import { loadBudgets } from '../sizes/budgets.ts';
import { findMedianPage, measureSizes, toUrlPath } from '../sizes/measure-sizes.ts';
import { formatCount, type Part } from './part.ts';

/** First letters of queries, both frequent and rare. */
const LETTERS = ['v', 'e', 's', 'k', 't'];
/** Milliseconds from a keystroke to its results, with the index loaded. */
const TIME_GOAL = 100;

/** Quality of the site's search, and cost of a query on the site and on corpora. */
export const measureSearch: Part = async ({ workspace, pageCounts, repeat }) => {
  const site = await workspace.getBuiltSite();
  const texts = Object.values(queryLists).flatMap((list) => list.map(({ text }) => text));
  const figures: Figure[] = [];
  for (const { name, outcomes } of await answerQueries(site))
    figures.push(...summarizeQuality(outcomes).flatMap((quality) => describeQuality(name, quality)));
  figures.push(...describeCost('site', await measureCost(site, SITE_CONTEXT, texts)));
  figures.push(await measureLetters('site', site, repeat));
  for (const count of pageCounts) {
    const corpus = await workspace.getBuiltCorpus(count);
    const { pages } = await workspace.getCorpus(count);
    const cost = await measureCost(corpus, SITE_CONTEXT, createCorpusQueries(pages));
    figures.push(...describeCost(`${formatCount(count)} pages`, cost));
    figures.push(await measureLetters(`${formatCount(count)} pages`, corpus, repeat));
  }
  return figures;
};

/** Returns the slowest letter by the best time of each. */
async function measureLetters(name: string, dir: string, repeat: number): Promise<Figure> {
  const server = await startPreview({ dir, host: 'localhost', port: 0 });
  const browser = await launchBrowser();
  try {
    const url = new URL(toUrlPath(findMedianPage(measureSizes(dir)).file), server.url).href;
    const best = LETTERS.map(() => Number.POSITIVE_INFINITY);
    for (let run = 0; run < repeat; run++) {
      const times = await measureFirstKeystrokes(browser, url, LETTERS);
      times.forEach((time, letter) => {
        best[letter] = Math.min(best[letter] ?? time, time);
      });
    }
    return {
      name: `${name}: first letter in Chromium, longest`,
      value: Math.round(Math.max(...best)),
      unit: 'ms',
      goal: TIME_GOAL,
      note: `median ${Math.round(median(best))} ms`,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

function describeQuality(list: string, { name, count, at1, at5, reciprocalRank }: QualityFigures): Figure[] {
  const queries = `${list}, ${count} ${name === 'all' ? 'queries' : `of kind ${name}`}`;
  return [
    {
      name: `${queries}: answered by the first place, %`,
      value: toPercent(at1),
      unit: 'points',
      ...(name === 'identifier' && { goal: toPercent(TARGETS.identifiersAt1) }),
    },
    {
      name: `${queries}: answered by the first five, %`,
      value: toPercent(at5),
      unit: 'points',
      ...(name === 'all' && { goal: toPercent(TARGETS.allAt5) }),
      note: `mean reciprocal rank ${reciprocalRank.toFixed(3)}`,
    },
  ];
}

function describeCost(name: string, { cold, next, time, index }: SearchCost): Figure[] {
  const { searchCold, searchNext } = loadBudgets(ROOT);
  return [
    {
      name: `${name}: until the first results, dearest query`,
      value: cold.bytes,
      unit: 'bytes',
      goal: searchCold,
      note: `${cold.requests} requests`,
    },
    { name: `${name}: next query, median`, value: next.median, unit: 'bytes', goal: searchNext },
    {
      name: `${name}: next query, dearest`,
      value: next.most,
      unit: 'bytes',
      goal: searchNext,
      note: `${next.requests} requests: ${next.dearest}`,
    },
    { name: `${name}: time of a query, median`, value: time.median, unit: 'ms', goal: TIME_GOAL },
    { name: `${name}: time of a query, longest`, value: time.most, unit: 'ms', goal: TIME_GOAL },
    {
      name: `${name}: index`,
      value: index.bytes,
      unit: 'bytes',
      note: `${formatCount(index.files)} files, not compressed`,
    },
  ];
}
