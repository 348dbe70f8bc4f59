import { startPreview } from '@gruntwork-docs/engine/site';
import { launchBrowser } from '../browser/launch-browser.ts';
import { measureNavigation } from '../measure-navigation.ts';
import { type Figure, median } from '../report/figure.ts';
import { findMedianPage, measureSizes, toUrlPath } from '../sizes/measure-sizes.ts';
import type { Part } from './part.ts';

/** Number of target pages; their median counts. */
const TARGETS = 9;

/** Time from a click to the next page, for pages of all sizes and for the largest one. */
export const measureNavigations: Part = async ({ workspace, pageCounts, repeat }) => {
  const dir = await workspace.getBuiltCorpus(pageCounts[0] ?? 0);
  const pages = measureSizes(dir)
    .filter(({ file }) => file.startsWith('docs/'))
    .sort((a, b) => a.html.document - b.html.document);
  const middle = pages.slice(pages.length * 0.1, pages.length * 0.9);
  const step = middle.length / TARGETS;
  const targets = Array.from({ length: TARGETS }, (_, index) => middle[Math.floor((index + 0.5) * step)]);
  const largest = pages.slice(-1);
  const server = await startPreview({ dir, host: 'localhost', port: 0 });
  const browser = await launchBrowser();
  try {
    const from = new URL(toUrlPath(findMedianPage(pages).file), server.url).href;
    const measure = async (files: typeof largest): Promise<number[]> => {
      const urls = files.map(({ file }) => toUrlPath(file)).filter((url) => !from.endsWith(url));
      return (await measureNavigation(browser, from, urls)).map(({ milliseconds }) => milliseconds);
    };
    const typical: number[] = [];
    const slowest: number[] = [];
    for (let run = 0; run < repeat; run++) {
      typical.push(median(await measure(targets.filter((page) => page !== undefined))));
      slowest.push(...(await measure(largest)));
    }
    const figure = (name: string, value: number, note?: string): Figure => ({
      name,
      value: Math.round(value),
      unit: 'ms',
      ...(note !== undefined && { note }),
    });
    return [
      figure('to a page, median', Math.min(...typical)),
      figure('to the largest page', Math.min(...slowest), toUrlPath(largest[0]?.file ?? '')),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
};
