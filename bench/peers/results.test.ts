import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeConduct } from './describe-conduct.ts';
import {
  type Found,
  findNewestResults,
  findNewestRun,
  isMeasured,
  type Outcome,
  type PeerResults,
  savePeerOutcomes,
} from './results.ts';
import { fillReadme } from './write-readme.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'peer-results-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const EVENING = '2026-11-22T23:20:00.000Z';
const MORNING = '2026-11-23T07:00:00.000Z';

const cold = (run: string, value: number, others = 2): Outcome => ({
  figures: [
    { name: 'cold build', value, unit: 'ms' },
    { name: 'cold build, other programs meanwhile', value: others, unit: 'percent' },
  ],
  measured: { run, end: `${run.slice(0, 14)}45:00.000Z` },
});
const find = (start: string, pages: number, stages: Found['outcomes']['stages'], id = 'own'): Found => ({
  start,
  pages,
  id,
  outcomes: { name: id, packages: { engine: '1.0.0' }, stages },
});

test('a run that goes on past midnight is of the day on which it began', () => {
  savePeerOutcomes(dir, find(EVENING, 1260, { cold: cold(EVENING, 1) }));
  const late = savePeerOutcomes(dir, find(EVENING, 1260, { edit: cold(EVENING, 2) }));
  expect(late.date).toBe('2026-11-22');
  expect(Object.keys(late.corpora[1260]?.own?.stages ?? {})).toEqual(['cold', 'edit']);
});

test('results of a new day start with what is known: no point of the picture is lost', () => {
  savePeerOutcomes(dir, find(EVENING, 5040, { cold: cold(EVENING, 1) }));
  savePeerOutcomes(dir, find(MORNING, 1260, { cold: cold(MORNING, 2) }));
  const newest = findNewestResults(dir);
  expect(newest?.date).toBe('2026-11-23');
  expect(Object.keys(newest?.corpora ?? {})).toEqual(['1260', '5040']);
  expect(findNewestRun(dir)).toBe(MORNING);
});

test('a run that goes on leaves out what it has measured, and tries again what failed', () => {
  const found = find(EVENING, 1260, {
    cold: cold(EVENING, 1),
    edit: { failure: 'no build', measured: { run: EVENING, end: EVENING } },
  });
  const results = savePeerOutcomes(dir, found);
  expect(isMeasured(results, found, 'cold')).toBe(true);
  expect(isMeasured(results, found, 'edit')).toBe(false);
  expect(isMeasured(results, found, 'load')).toBe(false);
  expect(isMeasured(results, { ...found, start: MORNING }, 'cold')).toBe(false);
  const newer = { ...found.outcomes, packages: { engine: '2.0.0' } };
  expect(isMeasured(results, { ...found, outcomes: newer }, 'cold')).toBe(false);
});

test('the sentence below the table is made of the figures', () => {
  const engine = (...stages: Outcome[]) => find('', 0, Object.fromEntries(stages.entries())).outcomes;
  expect(describeConduct({ own: engine(cold(EVENING, 1)), other: engine(cold(EVENING, 9, 4)) })).toBe(
    'All of it was measured in one run, one engine after the other, from 2026-11-22 23:20 to 23:45 UTC; while they built, other programs took at most 4 % of the machine.',
  );
  expect(describeConduct({ own: engine(cold(EVENING, 1)), other: engine(cold(MORNING, 9, 40)) })).toBe(
    'All of it was measured in 2 runs, from 2026-11-22 23:20 to 2026-11-23 07:45 UTC; while they built, other programs took at most 40 % of the machine: compare the processor time, not the clock.',
  );
  expect(describeConduct({ own: engine(cold(EVENING, 1), { figures: [] }) })).toContain(
    'Not all of it was measured in one run',
  );
});

test('the README shows the corpus that most engines were measured on, the newest of two', () => {
  const readme = '<!-- Written by `npm run bench -- --peers`. -->\n<!-- Until here. -->';
  let results: PeerResults = savePeerOutcomes(dir, find(EVENING, 5040, { cold: cold(EVENING, 1) }));
  for (const id of ['own', 'other'])
    results = savePeerOutcomes(dir, find(EVENING, 1260, { cold: cold(EVENING, 1) }, id));
  expect(fillReadme(readme, results)).toContain('The same 1,260 pages');
  for (const id of ['own', 'other'])
    results = savePeerOutcomes(dir, find(MORNING, 630, { cold: cold(MORNING, 1) }, id));
  expect(fillReadme(readme, results)).toContain('The same 630 pages');
});
