import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeConduct } from './describe-conduct.ts';
import type { CorpusOutcomes, PeerResults } from './results.ts';
import { renderCostCurve } from './write-cost-curve.ts';
import { describeRun, formatCount, formatTable } from './write-report.ts';

/** What stands around the part of `bench/README.md` that is written by the bench. */
const START = '<!-- Written by `npm run bench -- --peers`. -->\n';
const END = '<!-- Until here. -->';

/** Puts the newest table into `bench/README.md`, and the picture of all corpora beside it. */
export function writeReadme(root: string, results: PeerResults): void {
  const file = path.join(root, 'bench/README.md');
  writeFileSync(file, fillReadme(readFileSync(file, 'utf8'), results));
  writeFileSync(path.join(root, 'docs/cost-curve.svg'), renderCostCurve(results));
}

/** Replaces what stands between the two marks. Throws when they are not there. */
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

/** The corpus that most engines were measured on; of several the one whose oldest figures are the newest, then the largest. */
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

/** When the run began that the oldest figures are of; nothing for figures of before runs were told apart. */
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
