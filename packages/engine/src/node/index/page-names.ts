import { findNameFile, listNameWords, toNameFile } from '#shared/path-words.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import { isListed } from './sitemap.ts';

/** Approximate pages per file: the 404 page reads the same amount on a site of any size. */
const PAGES_A_FILE = 16;

/** A word in the names of more pages does not identify any of them. */
const MOST_PAGES = 100;

/** Number of files for the names of a site's pages. */
export function countNameFiles(pages: readonly PagePlan[]): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, pages.length / PAGES_A_FILE)));
}

/** The names of all indexable pages, by site path of the file: for the suggestions of the 404 page. */
export function renderPageNames(pages: readonly PagePlan[]): Map<string, string> {
  const listed = pages.filter(isListed);
  const byWord = new Map<string, PagePlan[]>();
  for (const plan of listed) {
    for (const word of listNameWords(decodeURI(plan.route), 1)) {
      const plans = byWord.get(word) ?? [];
      plans.push(plan);
      byWord.set(word, plans);
    }
  }
  const files = Array.from({ length: countNameFiles(pages) }, () => new Set<PagePlan>());
  for (const [word, plans] of byWord) {
    if (plans.length > MOST_PAGES) continue;
    for (const plan of plans) files[findNameFile(word, files.length)]?.add(plan);
  }
  return new Map(
    files.map((plans, number) => {
      const names = [...plans].sort(byRoute).map(({ route, view }) => [route, view.title]);
      return [toNameFile(number), JSON.stringify(names)];
    }),
  );
}

function byRoute(a: PagePlan, b: PagePlan): number {
  return a.route < b.route ? -1 : 1;
}
