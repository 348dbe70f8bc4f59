import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startPreview } from '@gruntwork-docs/engine/site';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser/launch-browser.ts';
import { measureFirstLoad, sumSizes } from '../measure-first-load.ts';
import type { Figure } from '../report/figure.ts';
import { findMedianPage, measureSizes, toUrlPath } from '../sizes/measure-sizes.ts';
import { measureHtml } from '../sizes/read-page.ts';
import type { Part } from './part.ts';

/** Bytes after gzip. */
const GOALS = { javascript: 6000, css: 12_000, html: 5000 };

/** First load of a docs page of median size, on the project's site and on the corpus. */
export const measureFirstLoads: Part = async ({ workspace, pageCounts }) => {
  const browser = await launchBrowser();
  try {
    return [
      ...(await measureMedianPage('own site', await workspace.getBuiltSite(), browser)),
      ...(await measureMedianPage('corpus', await workspace.getBuiltCorpus(pageCounts[0] ?? 0), browser)),
    ];
  } finally {
    await browser.close();
  }
};

async function measureMedianPage(site: string, dir: string, browser: Browser): Promise<Figure[]> {
  const { file } = findMedianPage(measureSizes(dir));
  const server = await startPreview({ dir, host: 'localhost', port: 0 });
  try {
    const load = await measureFirstLoad(browser, new URL(toUrlPath(file), server.url).href);
    const html = measureHtml(readFileSync(path.join(dir, file), 'utf8'));
    const bytes = (name: string, value: number, goal?: number, note?: string): Figure => ({
      name: `${site}: ${name}`,
      value,
      unit: 'bytes',
      ...(goal !== undefined && { goal }),
      ...(note !== undefined && { note }),
    });
    const prefetched = load.whenIdle.filter(({ type }) => type === 'fetch');
    return [
      bytes('JavaScript at first', sumSizes(load.atFirst, 'script'), GOALS.javascript, toUrlPath(file)),
      bytes('CSS', sumSizes(load.atFirst, 'stylesheet'), GOALS.css),
      bytes('fonts', sumSizes(load.atFirst, 'font')),
      bytes('HTML', html.document),
      bytes('HTML less that of the article', html.overhead, GOALS.html),
      bytes('HTML less the text of the article', html.overheadOfText),
      bytes('JavaScript when idle', sumSizes(load.whenIdle, 'script')),
      bytes('pages fetched ahead', sumSizes(prefetched, 'fetch'), undefined, `${prefetched.length} pages`),
      { name: `${site}: requests elsewhere`, value: load.foreign.length, unit: 'count', goal: 0 },
    ];
  } finally {
    await server.close();
  }
}
