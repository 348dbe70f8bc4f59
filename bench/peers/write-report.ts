import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Figure, formatValue } from '../report/figure.ts';
import type { Machine } from '../report/save-results.ts';
import { describeConduct } from './describe-conduct.ts';
import { own } from './own.ts';
import type { CorpusOutcomes, PeerOutcomes, PeerResults } from './results.ts';

/** Writes the tables of a day as Markdown, next to its figures. */
export function writeReport(dir: string, results: PeerResults): string {
  const file = path.join(dir, `${results.date}-peers.md`);
  const tables = Object.entries(results.corpora)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([pages, outcomes]) => {
      const failures = listFailures(outcomes);
      return [
        `## ${formatCount(pages)} pages`,
        describeConduct(outcomes),
        formatTable(outcomes),
        ...(failures === '' ? [] : [failures]),
      ];
    });
  const text = [`# Engines on the same pages, ${results.date}`, describeRun(results), ...tables.flat()];
  writeFileSync(file, `${text.join('\n\n')}\n`);
  return file;
}

/** Describes the machine and the versions of the measurements. */
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

/**
 * Formats a row for each figure and a column for each engine, ours first; each figure is followed by its
 * ratio to the first engine's.
 */
export function formatTable(outcomes: CorpusOutcomes): string {
  const engines = Object.entries(outcomes)
    .sort(([a], [b]) => Number(b === own.id) - Number(a === own.id))
    .map(([, engine]) => engine);
  const rows = listRows(engines).map(({ name, stage }) => {
    const [base, ...others] = engines.map((engine) => findFigure(engine, stage, name));
    const cells = [base, ...others].map((figure, index) => {
      if (figure !== undefined) return formatCell(figure, index === 0 ? undefined : base);
      const outcome = engines[index]?.stages[stage];
      return outcome === undefined ? '' : 'failed';
    });
    return [capitalize(name), ...cells];
  });
  const head = ['', ...engines.map(({ name }) => name)];
  const align = ['---', ...engines.map(() => '---:')];
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

interface Row {
  readonly name: string;
  /** Stage of the figure. */
  readonly stage: string;
}

/** Lists all figures of any engine; byte counts that are zero for all are left out. */
function listRows(engines: readonly PeerOutcomes[]): Row[] {
  const rows = engines.flatMap(({ stages }) =>
    Object.entries(stages).flatMap(([stage, outcome]) =>
      'figures' in outcome ? outcome.figures.map(({ name }): Row => ({ name, stage })) : [],
    ),
  );
  const distinct = new Map(rows.map((row) => [row.name, row]));
  return [...distinct.values()].filter(({ name, stage }) => {
    const figures = engines.flatMap((engine) => findFigure(engine, stage, name) ?? []);
    return figures.some(({ unit, value }) => unit !== 'bytes' || value !== 0);
  });
}

function findFigure({ stages }: PeerOutcomes, stage: string, name: string): Figure | undefined {
  const outcome = stages[stage];
  if (outcome === undefined || 'failure' in outcome) return undefined;
  return outcome.figures.find((figure) => figure.name === name);
}

/** Units for which a ratio of two figures makes sense. */
const COMPARED: ReadonlySet<Figure['unit']> = new Set(['ms', 'bytes']);

function formatCell(figure: Figure, base: Figure | undefined): string {
  const value = Number.isFinite(figure.value) ? formatValue(figure.value, figure.unit) : '?';
  const shown = figure.isLeast === true ? `over ${value}` : value;
  if (base === undefined || !COMPARED.has(figure.unit)) return shown;
  const ratio = figure.value / base.value;
  if (!Number.isFinite(ratio) || ratio === 0) return shown;
  return `${shown} (×${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)})`;
}

/** Lists the reasons for missing figures. */
function listFailures(outcomes: CorpusOutcomes): string {
  const describe = ({ name, stages }: PeerOutcomes): string[] =>
    Object.entries(stages).flatMap(([stage, outcome]) =>
      'failure' in outcome ? [`- ${name}, ${stage}: \`${outcome.failure.replaceAll('`', "'")}\``] : [],
    );
  return Object.values(outcomes).flatMap(describe).join('\n');
}

export function formatCount(text: string): string {
  return Number(text).toLocaleString('en');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
