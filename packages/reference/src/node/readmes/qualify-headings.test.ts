import { expect, test } from 'vitest';
import { qualifyHeadings } from './qualify-headings.ts';

test('a heading of a README that the page has as well says whose it is, and code stays as it is', () => {
  const readme = '# VPC\n\n## Usage\n\n```md\n## Usage\n```\n\n### inputs ##\n\n## Usage of keys\n';
  expect(qualifyHeadings(readme)).toBe(
    '# VPC\n\n## Usage (README)\n\n```md\n## Usage\n```\n\n### inputs (README) ##\n\n## Usage of keys\n',
  );
});

test('links to a heading that says whose it is go along, also from a definition and an element', () => {
  const readme =
    '[a](#examples) <a href="#examples">b</a> [c][d] [e](#inputs)\n\n[d]: #examples\n\n## Examples\n\n`[a](#x)`\n';
  expect(qualifyHeadings(readme)).toBe(
    '[a](#examples-readme) <a href="#examples-readme">b</a> [c][d] [e](#inputs)\n\n[d]: #examples-readme\n\n## Examples (README)\n\n`[a](#x)`\n',
  );
});

test('capitals of an address are those of the heading, and an address that names none stays', () => {
  expect(qualifyHeadings('[a](#Pre-Commit--Test) [b](#Nothing)\n\n## Pre-Commit & `Test`\n')).toBe(
    '[a](#pre-commit--test) [b](#Nothing)\n\n## Pre-Commit & `Test`\n',
  );
});
