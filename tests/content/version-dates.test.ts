import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FILE = path.join(import.meta.dirname, '../../site/content/data/versions.yaml');
/** Versions that the project sets or derives itself: its catalog, constraints, and tested versions. */
const OWN = /^(?:catalog|\w+_(?:constraint|tested)\b|cis\b|cis_previous\b)/;

it('every version from elsewhere has the day and the page of its last look-up', () => {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => /^\w+: /.test(line) && !OWN.test(line));
  expect(lines.filter((line) => !/ # \d{4}-\d{2}-\d{2} .*https:\/\//.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(15);
});
