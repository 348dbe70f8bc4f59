import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toRecordBlock } from '#search/shared/index-files.ts';
import { compareSearch, isOver } from '../check-budgets.ts';
import { runMeasured } from '../process/run-measured.ts';
import { ROOT } from '../root.ts';
import { loadBudgets } from '../sizes/budgets.ts';
import { answerQueries, queryLists, SITE_CONTEXT } from './answer-queries.ts';
import { measureCost } from './measure-cost.ts';
import { summarizeQuality } from './measure-quality.ts';
import { findShortfalls } from './quality-targets.ts';

let out: string;

beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'site-search-'));
  await rm(out, { recursive: true });
  await runMeasured([
    path.join(ROOT, 'scripts/run.mjs'),
    'build',
    '--site',
    path.join(ROOT, 'site'),
    '--out',
    out,
  ]);
}, 240_000);
afterAll(() => rm(out, { recursive: true, force: true }));

const all = Object.values(queryLists).flat();

test('queries are answered as often as the targets want', async () => {
  const outcomes = (await answerQueries(out)).flatMap((list) => list.outcomes);
  expect(outcomes.length).toBeGreaterThanOrEqual(150);
  expect(findShortfalls(summarizeQuality(outcomes))).toEqual([]);
});

test('what should answer a query is a place of the site', async () => {
  const folder = path.join(out, 'search-index', SITE_CONTEXT);
  const places: string[] = [];
  for (const name of (await readdir(folder)).filter((file) => /^r\d/.test(file))) {
    const { pages, records } = toRecordBlock(JSON.parse(await readFile(path.join(folder, name), 'utf8')));
    for (const [page, , , anchor] of records.filter((record) => record !== null)) {
      const url = (pages[page]?.[0] ?? '').replace(/\/$/, '');
      places.push(anchor === '' ? url : `${url}#${anchor}`);
    }
  }
  const isPlace = (answer: string): boolean => places.some((place) => place.endsWith(answer));
  expect(all.flatMap(({ answers }) => answers.filter((answer) => !isPlace(answer)))).toEqual([]);
});

test('no query costs more bytes than the budgets allow', async () => {
  const cost = await measureCost(
    out,
    SITE_CONTEXT,
    all.map(({ text }) => text),
  );
  expect(compareSearch(cost, loadBudgets(ROOT)).filter(isOver)).toEqual([]);
});
