import { startPreview } from '@gruntwork-docs/engine/site';
import { LARGE_SERVICE_PAGE } from '../corpus/large-service.ts';
import {
  CATEGORIES,
  type Category,
  type LighthouseResult,
  measureLighthouse,
} from '../measure-lighthouse.ts';
import type { Figure } from '../report/figure.ts';
import { findMedianPage, measureSizes, toUrlPath } from '../sizes/measure-sizes.ts';
import type { Part } from './part.ts';

/** Points in each category, on every page. */
const GOAL = 100;

/** Lighthouse on a simulated phone: the home page, a docs page, the largest page of the corpus, and a huge service. */
export const measureScores: Part = async ({ workspace, pageCounts, repeat }) => {
  const own = await workspace.getBuiltSite();
  const corpus = await workspace.getBuiltCorpus(pageCounts[0] ?? 0);
  const largest = measureSizes(corpus).reduce((most, page) =>
    page.html.document > most.html.document ? page : most,
  );
  const service = await workspace.getBuiltLargeService();
  const docsPage = findMedianPage(measureSizes(own));
  return [
    ...(await measurePage('home', own, '/', repeat)),
    ...(await measurePage('docs page', own, toUrlPath(docsPage.file), repeat)),
    ...(await measurePage('largest page', corpus, toUrlPath(largest.file), repeat)),
    ...(await measurePage('service of 250 inputs', service, toUrlPath(LARGE_SERVICE_PAGE), repeat)),
  ];
};

async function measurePage(name: string, dir: string, url: string, repeat: number): Promise<Figure[]> {
  const server = await startPreview({ dir, host: 'localhost', port: 0 });
  try {
    return describeScores(name, await measureLighthouse(new URL(url, server.url).href, repeat));
  } finally {
    await server.close();
  }
}

function describeScores(page: string, { scores, lcp, blocked, shift, faults }: LighthouseResult): Figure[] {
  const score = (category: Category): Figure => ({
    name: `${page}: ${category}`,
    value: scores[category],
    unit: 'points',
    goal: GOAL,
    ...(scores[category] < GOAL && { note: faults[category].join(', ') }),
  });
  return [
    ...CATEGORIES.map(score),
    { name: `${page}: largest contentful paint`, value: Math.round(lcp), unit: 'ms' },
    { name: `${page}: total blocking time`, value: Math.round(blocked), unit: 'ms' },
    { name: `${page}: layout shift, thousandths`, value: Math.round(shift * 1000), unit: 'count' },
  ];
}
