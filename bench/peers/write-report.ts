import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Figure, formatValue } from '../report/figure.ts';
import type { Machine } from '../report/save-results.ts';
import { type CorpusOutcomes, listFigures, type PeerOutcomes, type PeerResults } from './results.ts';

/** Writes the tables of a day as Markdown, beside its figures. */
export function writeReport(dir: string, results: PeerResults): string {
  const file = path.join(dir, `${results.date}-peers.md`);
  const tables = Object.entries(results.corpora)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([pages, outcomes]) => {
      const failures = listFailures(outcomes);
      return [
        `## ${formatCount(pages)} pages`,
        formatTable(outcomes),
        ...(failures === '' ? [] : [failures]),
      ];
    });
  const text = [`# Engines on the same pages, ${results.date}`, describeRun(results), ...tables.flat()];
  writeFileSync(file, `${text.join('\n\n')}\n`);
  return file;
}

/** What the figures were measured on and with. */
export function describeRun({ machine, corpora }: PeerResults): string {
  const versions = new Map<string, string>();
  for (const { packages } of Object.values(corpora).flatMap((outcomes) => Object.values(outcomes))) {
    const shown = Object.entries(packages).filter(
      ([name]) => !/^(?:react|react-dom|vue|prism.*|@mdx.*)$/.test(name),
    );
    for (const [name, version] of shown) versions.set(name, version);
  }
  const used = [...versions].map(([name, version]) => `\`${name}\` ${version}`).join(', ');
  return `${describeMachine(machine)}; ${used}.`;
}

function describeMachine({ cores, processor, memory, node, system }: Machine): string {
  return `${cores} cores (${processor}), ${Math.round(memory / 1e9)} GB, ${system}, Node ${node.replace('v', '')}`;
}

/** A row for each figure, a column for each engine; behind a figure how many times that of the first engine it is. */
export function formatTable(outcomes: CorpusOutcomes): string {
  const engines = Object.values(outcomes).map((outcome) => ({
    name: outcome.name,
    failed: Object.values(outcome.stages).some((stage) => 'failure' in stage),
    figures: new Map(listFigures(outcome).map((figure) => [figure.name, figure])),
  }));
  const names = [...new Set(engines.flatMap(({ figures }) => [...figures.keys()]))];
  const [first] = engines;
  const rows = names.map((name) => {
    const base = first?.figures.get(name);
    return [
      capitalize(name),
      ...engines.map(({ figures, failed }) => {
        const figure = figures.get(name);
        return figure === undefined ? (failed ? 'failed' : '') : formatCell(figure, base);
      }),
    ];
  });
  const head = ['', ...engines.map(({ name }) => name)];
  const align = ['---', ...engines.map(() => '---:')];
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function formatCell(figure: Figure, base: Figure | undefined): string {
  const shown = Number.isFinite(figure.value) ? formatValue(figure.value, figure.unit) : '?';
  if (base === undefined || base === figure || figure.unit === 'points' || figure.unit === 'count')
    return shown;
  const ratio = figure.value / base.value;
  if (!Number.isFinite(ratio) || ratio === 0) return shown;
  return `${shown} (×${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)})`;
}

/** Why figures are missing. */
function listFailures(outcomes: CorpusOutcomes): string {
  const describe = ({ name, stages }: PeerOutcomes): string[] =>
    Object.entries(stages).flatMap(([stage, outcome]) =>
      'failure' in outcome ? [`- ${name}, ${stage}: \`${outcome.failure.replaceAll('`', "'")}\``] : [],
    );
  return Object.values(outcomes).flatMap(describe).join('\n');
}

function formatCount(text: string): string {
  return Number(text).toLocaleString('en');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
