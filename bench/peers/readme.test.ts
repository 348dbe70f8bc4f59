import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { readNewestResults } from './results.ts';
import { renderCostCurve } from './write-cost-curve.ts';
import { fillReadme } from './write-readme.ts';

const results = readNewestResults(path.join(ROOT, 'bench/results'));

test('the README of the bench has the newest figures, and the picture is of them', () => {
  const readme = readFileSync(path.join(ROOT, 'bench/README.md'), 'utf8');
  expect(readme).toBe(fillReadme(readme, results));
  const picture = readFileSync(path.join(ROOT, 'docs/cost-curve.svg'), 'utf8');
  expect(picture).toBe(renderCostCurve(results));
});

test('a README without the marks is refused', () => {
  expect(() => fillReadme('# Other\n', results)).toThrow('README.md lacks');
});
