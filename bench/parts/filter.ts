import { startPreview } from '@gruntwork-docs/engine/site';
import { launchBrowser } from '../browser/launch-browser.ts';
import { LARGE_SERVICE_PAGE } from '../corpus/large-service.ts';
import { measureFilter } from '../measure-filter.ts';
import type { Figure } from '../report/figure.ts';
import { toUrlPath } from '../sizes/measure-sizes.ts';
import type { Part } from './part.ts';

/** Milliseconds up to which a response to a key counts as good (Interaction to Next Paint). */
const GOAL = 200;

/** Time from a key in the filter of a service with 250 inputs to the filtered rows. */
export const measureFilters: Part = async ({ workspace, repeat }) => {
  const dir = await workspace.getBuiltLargeService();
  const server = await startPreview({ dir, host: 'localhost', port: 0 });
  const browser = await launchBrowser();
  try {
    const runs = [];
    for (let run = 0; run < repeat; run++) {
      runs.push(await measureFilter(browser, new URL(toUrlPath(LARGE_SERVICE_PAGE), server.url).href));
    }
    const figure = (name: string, values: readonly number[]): Figure => ({
      name,
      value: Math.round(Math.min(...values)),
      unit: 'ms',
      goal: GOAL,
    });
    return [
      figure(
        'first key',
        runs.map(({ first }) => first),
      ),
      figure(
        'slowest key after it',
        runs.map(({ next }) => next),
      ),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
};
