import { formatBytes } from '@gruntwork-docs/engine/site';
import type { SearchCost } from './search/measure-cost.ts';
import type { Budgets } from './sizes/budgets.ts';
import { findMedianPage, type PageSizes, toUrlPath } from './sizes/measure-sizes.ts';

/** One figure and its limit, in bytes. */
export interface BudgetLine {
  readonly name: string;
  /** The measured page or query. */
  readonly page: string;
  readonly size: number;
  readonly limit: number;
  /** Advice when the limit is exceeded. */
  readonly hint: string;
}

const HINTS = {
  javascript:
    "Let what only needs a click or can wait be imported then (`whenIdle`, an island with `hydrate = 'interaction'`).",
  css: 'Take rules out that nothing uses, or load those that only appear later with the code that shows them.',
  fonts: 'Subset the font further, or preload only what the first screen shows.',
  html: 'Look at what every page repeats: sidebar entries, icons, data in the head.',
};

/**
 * Compares the figures of all pages with their limits; each figure is that of the heaviest page, or of the
 * median page.
 */
export function compareWithBudgets(pages: readonly PageSizes[], budgets: Budgets): BudgetLine[] {
  // The median page may carry any overhead: a different page is the median whenever one is added.
  const median = findMedianPage(pages, ({ html }) => html.overhead);
  const heaviest = (measure: (page: PageSizes) => number): PageSizes =>
    pages.reduce((most, page) => (measure(page) > measure(most) ? page : most), median);
  const line = (
    name: string,
    page: PageSizes,
    size: number,
    [limit, hint]: readonly [limit: number, hint: string],
  ): BudgetLine => ({ name, page: toUrlPath(page.file), size, limit, hint });
  const mostScript = heaviest((page) => page.javascript);
  const mostCss = heaviest((page) => page.css);
  const mostFonts = heaviest((page) => page.fonts);
  const mostHtml = heaviest((page) => page.html.overhead);
  return [
    line('JavaScript at first', mostScript, mostScript.javascript, [budgets.javascript, HINTS.javascript]),
    line('CSS', mostCss, mostCss.css, [budgets.css, HINTS.css]),
    line('fonts at first', mostFonts, mostFonts.fonts, [budgets.fonts, HINTS.fonts]),
    line('HTML beside the text, median page', median, median.html.overhead, [
      budgets.htmlOverheadOfMedianPage,
      HINTS.html,
    ]),
    line('HTML beside the text, any page', mostHtml, mostHtml.html.overhead, [
      budgets.htmlOverheadOfAnyPage,
      HINTS.html,
    ]),
  ];
}

const SEARCH_HINT =
  'Look at what `npm run bench -- search` says of it: term files, record files, scripts of the box.';

/** Compares the cost of the most expensive query with the limits. */
export function compareSearch(
  { cold, next }: Pick<SearchCost, 'cold' | 'next'>,
  budgets: Budgets,
): BudgetLine[] {
  const query = { page: `"${next.dearest}"`, hint: SEARCH_HINT };
  return [
    { name: 'first search', ...query, size: cold.bytes, limit: budgets.searchCold },
    { name: 'next search', ...query, size: next.most, limit: budgets.searchNext },
  ];
}

/** Formats one line per figure; a line over its limit is followed by its hint. */
export function formatBudgets(lines: readonly BudgetLine[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines
    .map((line) => {
      const { name, page, size, limit, hint } = line;
      const figures = `${formatBytes(size).padStart(8)} of ${formatBytes(limit).padStart(8)}`;
      const text = `${isOver(line) ? '✗' : '✓'} ${name.padEnd(width)} ${figures}   ${page}`;
      return isOver(line) ? `${text}\n    ${formatBytes(size - limit)} too much. ${hint}` : text;
    })
    .join('\n');
}

export function isOver({ size, limit }: BudgetLine): boolean {
  return size > limit;
}
