import { planPages } from './plan-pages.ts';
import { createRandom } from './random.ts';
import { renderPage } from './render-page.ts';

/** A new value changes every page: figures of different seeds cannot be compared. */
export const SEED = 'corpus-1';

export interface CorpusPage {
  /** Path below `content/docs`. */
  readonly file: string;
  readonly text: string;
}

/** Generates the pages of a documentation site: the same count and seed give the same bytes. */
export function createCorpus(count: number, seed: string = SEED): CorpusPage[] {
  const plans = planPages(seed, count);
  const random = createRandom(`${seed}/text`);
  return plans.map((plan) => ({ file: plan.file, text: renderPage(plan, plans, random.fork(plan.file)) }));
}
