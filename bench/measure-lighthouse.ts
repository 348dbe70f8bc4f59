import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { BROWSER_FLAGS, getBrowserPath } from './browser/launch-browser.ts';
import { median } from './report/figure.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface LighthouseResult {
  readonly url: string;
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds to the largest contentful paint, on a simulated slow phone. */
  readonly lcp: number;
  /** Total blocking time in milliseconds. */
  readonly blocked: number;
  /** Cumulative layout shift, unitless. */
  readonly shift: number;
  /** Ids of the audits that cost points. */
  readonly faults: Readonly<Record<Category, readonly string[]>>;
}

/**
 * Lighthouse sometimes loses the trace of a page: this says nothing about the page, so the run is repeated.
 */
const MOST_FAILURES = 3;

/**
 * Runs Lighthouse `repeat` times with its own mobile settings; each figure is the median of the runs. Throws
 * when Lighthouse itself fails repeatedly.
 */
export async function measureLighthouse(url: string, repeat: number): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  let failures = 0;
  while (results.length < repeat) {
    try {
      results.push(await runLighthouse(url));
    } catch (error) {
      if (++failures > MOST_FAILURES) throw error;
    }
  }
  return summarizeResults(results);
}

/** Returns the median of each figure, and the audits that cost points in any of the runs. */
export function summarizeResults(results: readonly LighthouseResult[]): LighthouseResult {
  const [first] = results;
  if (first === undefined) throw new RangeError('Lighthouse was not run');
  const middle = (read: (result: LighthouseResult) => number): number => median(results.map(read));
  return {
    url: first.url,
    scores: forCategories((category) => middle(({ scores }) => scores[category])),
    lcp: middle(({ lcp }) => lcp),
    blocked: middle(({ blocked }) => blocked),
    shift: middle(({ shift }) => shift),
    faults: forCategories((category) => [...new Set(results.flatMap(({ faults }) => faults[category]))]),
  };
}

async function runLighthouse(url: string): Promise<LighthouseResult> {
  const chrome = await launch({
    chromePath: getBrowserPath(),
    chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
  });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    if (run.lhr.runtimeError !== undefined) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
    return describeResult(url, run.lhr);
  } finally {
    chrome.kill();
  }
}

function describeResult(url: string, { categories, audits }: Result): LighthouseResult {
  const score = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const faults = (category: Category): string[] =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const points = audits[id]?.score ?? 1;
      return weight > 0 && points < 1 ? [id] : [];
    });
  return {
    url,
    scores: forCategories(score),
    lcp: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    faults: forCategories(faults),
  };
}

function forCategories<T>(create: (category: Category) => T): Record<Category, T> {
  return {
    performance: create('performance'),
    accessibility: create('accessibility'),
    'best-practices': create('best-practices'),
    seo: create('seo'),
  };
}
