import { expect, test } from 'vitest';
import { qualifyHeadings } from './qualify-headings.ts';

test('a heading of a README that the page has as well says whose it is, and code stays as it is', () => {
  const readme = '# VPC\n\n## Usage\n\n```md\n## Usage\n```\n\n### inputs ##\n\n## Usage of keys\n';
  expect(qualifyHeadings(readme)).toBe(
    '# VPC\n\n## Usage (README)\n\n```md\n## Usage\n```\n\n### inputs (README) ##\n\n## Usage of keys\n',
  );
});
