import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareSearch, compareWithBudgets, formatBudgets, isOver } from './check-budgets.ts';
import { ROOT } from './root.ts';
import { queryLists, SITE_CONTEXT } from './search/answer-queries.ts';
import { measureCost } from './search/measure-cost.ts';
import { loadBudgets } from './sizes/budgets.ts';
import { measureSizes } from './sizes/measure-sizes.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: path.join(ROOT, 'dist') } },
});
if (existsSync(path.join(values.out, '404.html'))) {
  const budgets = loadBudgets(ROOT);
  const lines = compareWithBudgets(measureSizes(values.out), budgets);
  // A site may use hosted search, or none.
  if (existsSync(path.join(values.out, 'search-index', SITE_CONTEXT))) {
    const queries = Object.values(queryLists).flatMap((list) => list.map(({ text }) => text));
    lines.push(...compareSearch(await measureCost(values.out, SITE_CONTEXT, queries), budgets));
  }
  console.log(formatBudgets(lines));
  if (lines.some(isOver)) process.exitCode = 1;
} else {
  console.error(`error: \`${values.out}\` holds no built site\n  Run \`npm run build\` first.`);
  process.exitCode = 1;
}
