import { expect, test } from 'vitest';
import { compareSearch, compareWithBudgets, formatBudgets, isOver } from './check-budgets.ts';
import { ROOT } from './root.ts';
import { budgetsSchema, loadBudgets } from './sizes/budgets.ts';
import type { PageSizes } from './sizes/measure-sizes.ts';

const siteBudgets = {
  javascript: 6000,
  css: 12_000,
  fonts: 40_000,
  htmlOverheadOfMedianPage: 5000,
  htmlOverheadOfAnyPage: 6000,
  searchCold: 150_000,
  searchNext: 30_000,
};
const budgets = { ...siteBudgets, largeService: { html: 46_000, elements: 10_400 } };

function createPage(
  file: string,
  sizes: Partial<Omit<PageSizes, 'file' | 'html'>> = {},
  overhead = 3000,
): PageSizes {
  const html = { document: 10_000, overhead, overheadOfText: overhead + 2000 };
  return { file, javascript: 4000, css: 8000, fonts: 36_000, html, ...sizes };
}

const findOver = (pages: readonly PageSizes[]) =>
  compareWithBudgets(pages, budgets)
    .filter(isOver)
    .map(({ name, page }) => `${name}: ${page}`);

test('a site within its limits has nothing over them', () => {
  expect(findOver([createPage('docs/a.html'), createPage('docs/b.html')])).toEqual([]);
});

test('a search that costs more than its limit is named by its query', () => {
  const next = { median: 1, most: 30_001, requests: 4, dearest: 'vpc' };
  const lines = compareSearch({ cold: { bytes: 150_000, requests: 9 }, next }, budgets).filter(isOver);
  expect(lines.map(({ name, page }) => `${name}: ${page}`)).toEqual(['next search: "vpc"']);
});

test('a figure that is just its limit is within it', () => {
  expect(
    findOver([createPage('docs/a.html', { javascript: 6000, css: 12_000, fonts: 40_000 }, 5000)]),
  ).toEqual([]);
});

test('one page over a limit is found among the others and named by its URL', () => {
  const heavy = createPage('docs/heavy/index.html', { javascript: 6001 });
  expect(findOver([createPage('docs/a.html'), heavy, createPage('docs/b.html')])).toEqual([
    'JavaScript at first: /docs/heavy/',
  ]);
});

test('the HTML of a large page may weigh more than that of the median page', () => {
  const pages = [createPage('docs/a.html'), createPage('docs/b.html'), createPage('docs/c.html', {}, 5500)];
  expect(findOver(pages)).toEqual([]);
  expect(findOver([...pages.slice(0, 2), createPage('docs/c.html', {}, 6500)])).toEqual([
    'HTML beside the text, any page: /docs/c',
  ]);
});

test('a line over its limit says how much is too much and what to do', () => {
  const [line = ''] = formatBudgets(
    compareWithBudgets([createPage('docs/a.html', { css: 12_500 })], budgets).filter(isOver),
  ).split('\n\n');
  expect(line).toBe(
    [
      '✗ CSS  12.5 kB of  12.0 kB   /docs/a',
      '    500 B too much. Take rules out that nothing uses, or load those that only appear later with the code that shows them.',
    ].join('\n'),
  );
});

test('every figure has a line with its limit and page', () => {
  const lines = formatBudgets(compareWithBudgets([createPage('docs/a.html')], budgets)).split('\n');
  const ofPages = Object.keys(siteBudgets).filter((name) => !name.startsWith('search'));
  expect(lines).toHaveLength(ofPages.length);
  for (const line of lines) expect(line).toMatch(/^✓ .+ of +[\d.]+ kB {3}\/docs\/a$/);
});

test('the limits of the project are valid, and a limit that is not known is refused', () => {
  expect(loadBudgets(ROOT)).toEqual(budgetsSchema.parse(loadBudgets(ROOT)));
  expect(() => budgetsSchema.parse({ ...budgets, images: 1 })).toThrow('images');
  expect(() => budgetsSchema.parse({ ...budgets, css: -1 })).toThrow();
});
