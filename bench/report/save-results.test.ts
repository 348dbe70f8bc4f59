import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveResults } from './save-results.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const figure = (value: number) => [{ name: 'time', value, unit: 'ms' as const }];

test('results are kept in a file of the day, with the machine that they come from', () => {
  const file = saveResults(dir, new Date('2024-05-31T22:15:00Z'), { build: figure(1) });
  expect(path.basename(file)).toBe('2024-05-31.json');
  const results = JSON.parse(readFileSync(file, 'utf8'));
  expect(results.figures).toEqual({ build: figure(1) });
  expect(results.machine).toMatchObject({ node: process.version });
  expect(results.machine.cores).toBeGreaterThan(0);
});

test('parts measured later on the same day replace themselves and leave the others', () => {
  const day = new Date('2024-05-31T08:00:00Z');
  saveResults(dir, day, { build: figure(1), navigation: figure(2) });
  const file = saveResults(dir, day, { build: figure(3) });
  expect(readdirSync(dir)).toHaveLength(1);
  expect(JSON.parse(readFileSync(file, 'utf8')).figures).toEqual({ build: figure(3), navigation: figure(2) });
});
