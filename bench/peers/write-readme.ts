import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PeerResults } from './results.ts';
import { renderCostCurve } from './write-cost-curve.ts';
import { describeRun, formatTable } from './write-report.ts';

/** What stands around the part of the README that is written by the bench. */
const START = '<!-- Written by `npm run bench -- --peers`. -->\n';
const END = '<!-- Until here. -->';

/** The corpus whose table the README shows. */
const SHOWN = '1260';

/** Puts the newest table into the README, and the picture of all corpora beside it. */
export function writeReadme(root: string, results: PeerResults): void {
  const file = path.join(root, 'README.md');
  writeFileSync(file, fillReadme(readFileSync(file, 'utf8'), results));
  writeFileSync(path.join(root, 'docs/cost-curve.svg'), renderCostCurve(results));
}

/** Replaces what stands between the two marks. Throws when they are not there. */
export function fillReadme(readme: string, results: PeerResults): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start === -1 || end < start) throw new Error(`README.md lacks \`${START.trim()}\` … \`${END}\``);
  const text = `\n${formatTable(results.corpora[SHOWN] ?? {})}\n\n${describeRun(results)} Measured on ${results.date}.\n\n`;
  return readme.slice(0, start + START.length) + text + readme.slice(end);
}
