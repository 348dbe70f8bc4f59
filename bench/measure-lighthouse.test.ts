import { expect, test } from 'vitest';
import { type LighthouseResult, summarizeResults } from './measure-lighthouse.ts';

const run = (performance: number, lcp: number, faults: readonly string[] = []): LighthouseResult => ({
  url: 'http://localhost/',
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp,
  blocked: lcp / 10,
  shift: 0,
  faults: { performance: faults, accessibility: [], 'best-practices': [], seo: [] },
});

test('each figure is the median of the runs, not the best', () => {
  const result = summarizeResults([
    run(100, 900),
    run(96, 1500, ['speed']),
    run(98, 1200, ['speed', 'size']),
  ]);
  expect(result.scores.performance).toBe(98);
  expect([result.lcp, result.blocked]).toEqual([1200, 120]);
  expect(result.faults.performance).toEqual(['speed', 'size']);
});
