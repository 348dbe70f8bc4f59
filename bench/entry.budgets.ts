import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '#build/paths.ts';
import { compareWithBudgets, formatBudgets, isOver } from './check-budgets.ts';
import { loadBudgets } from './sizes/budgets.ts';
import { measureSizes } from './sizes/measure-sizes.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: path.join(ROOT, 'dist') } },
});
if (existsSync(path.join(values.out, '404.html'))) {
  const lines = compareWithBudgets(measureSizes(values.out), loadBudgets(ROOT));
  console.log(formatBudgets(lines));
  if (lines.some(isOver)) process.exitCode = 1;
} else {
  console.error(`error: \`${values.out}\` holds no built site\n  Run \`npm run build\` first.`);
  process.exitCode = 1;
}
