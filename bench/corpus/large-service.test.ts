import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareWithBudgets, isOver } from '../check-budgets.ts';
import { ROOT } from '../root.ts';
import { loadBudgets } from '../sizes/budgets.ts';
import { measureSizes } from '../sizes/measure-sizes.ts';
import { createWorkspace } from '../workspace.ts';
import { createLargeService, LARGE_SERVICE_PAGE } from './large-service.ts';

const workspace = await createWorkspace();
afterAll(() => workspace.remove());

test('a service of 250 inputs has a page within all limits', async () => {
  const dir = await workspace.getBuiltLargeService();
  const html = readFileSync(path.join(dir, LARGE_SERVICE_PAGE), 'utf8');
  expect(html.match(/class="param" id="input-/g)).toHaveLength(250);
  // One input in ten is a map of objects that contain another object: nested attributes have rows too.
  expect(html.match(/id="input-[^".]+\.[^".]+\.limit"/g)).toHaveLength(50);

  const budgets = loadBudgets(ROOT);
  const sizes = measureSizes(dir);
  expect(compareWithBudgets(sizes, budgets).filter(isOver)).toEqual([]);
  const page = sizes.find(({ file }) => file === LARGE_SERVICE_PAGE);
  expect(page?.html.document).toBeLessThanOrEqual(budgets.largeService.html);
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(budgets.largeService.elements);
});

test('the service is the same every time', () => {
  expect(createLargeService()).toEqual(createLargeService());
});
