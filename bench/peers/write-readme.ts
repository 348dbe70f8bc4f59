import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeConduct } from './describe-conduct.ts';
import type { CorpusOutcomes, PeerResults } from './results.ts';
import { renderCostCurve } from './write-cost-curve.ts';
import { describeRun, formatCount, formatTable } from './write-report.ts';

/** Markers around the generated part of `bench/README.md`. */
const START = '<!-- Written by `npm run bench -- --peers`. -->\n';
const END = '<!-- Until here. -->';

/** Writes the newest table to `bench/README.md`, and the chart of all corpora next to it. */
export function writeReadme(root: string, results: PeerResults): void {
  const file = path.join(root, 'bench/README.md');
  writeFileSync(file, fillReadme(readFileSync(file, 'utf8'), results));
  writeFileSync(path.join(root, 'docs/cost-curve.svg'), renderCostCurve(results));
}

/** Replaces the text between the two markers. Throws when they are missing. */
export function fillReadme(readme: string, results: PeerResults): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start === -1 || end < start) throw new Error(`bench/README.md lacks \`${START.trim()}\` … \`${END}\``);
  const { pages, outcomes } = chooseShown(results);
  const table = formatTable(outcomes);
  const text = [
    '',
    `The same ${formatCount(pages)} pages of Markdown with code, built by other engines, each with the local search that its documentation names: \`npm run bench -- --peers\`. Behind a figure is how many times ours it is.`,
    [describeConduct(outcomes), ...explainGaps(table)].join(' '),
    '',
    table,
    '',
    describeRun({ ...results, corpora: { [pages]: outcomes } }),
    '',
    '',
  ];
  return readme.slice(0, start + START.length) + text.join('\n') + readme.slice(end);
}

/**
 * Chooses the corpus that most engines were measured on; among several, the one whose oldest figures are the
 * newest, then the largest.
 */
function chooseShown({ corpora }: PeerResults): { pages: string; outcomes: CorpusOutcomes } {
  const [shown] = Object.entries(corpora)
    .map(([pages, outcomes]) => ({ pages, outcomes, run: findOldestRun(outcomes) }))
    .sort(
      (a, b) =>
        Object.keys(b.outcomes).length - Object.keys(a.outcomes).length ||
        b.run.localeCompare(a.run) ||
        Number(b.pages) - Number(a.pages),
    );
  if (shown === undefined) throw new Error('the results have no corpus');
  return shown;
}

/** Returns the start of the run with the oldest figures; empty for figures from before runs were recorded. */
function findOldestRun(outcomes: CorpusOutcomes): string {
  const stages = Object.values(outcomes).flatMap((outcome) => Object.values(outcome.stages));
  return stages.map(({ measured }) => measured?.run ?? '').sort()[0] ?? '';
}

function explainGaps(table: string): string[] {
  return [
    ...(/\| {2}(?=\|)/.test(table.split('\n').slice(2).join('\n'))
      ? ['What is empty was not measured.']
      : []),
    ...(table.includes('failed') ? ['Why something failed is told with [all figures](results).'] : []),
  ];
}
