import { expect, test } from 'vitest';
import { readRows, readSpecTests } from './spec-rows.ts';

const rows = readRows();
const tests = readSpecTests();
const ids = new Set(rows.map(({ id }) => id));

test('every row of the specification has an id of its own', () => {
  expect(ids.size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(100);
});

test('every row of the specification has a test', () => {
  const held = new Set(tests.flatMap((own) => own.rows));
  expect(rows.filter(({ id }) => !held.has(id))).toEqual([]);
});

test('every comment `// Spec:` names rows that exist, above a test', () => {
  const faults = tests.filter((own) => own.title === '' || own.rows.some((id) => !ids.has(id)));
  expect(faults).toEqual([]);
});
