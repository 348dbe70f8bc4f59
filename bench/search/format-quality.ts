import type { QualityFigures, QueryOutcome } from './measure-quality.ts';
import { toPercent } from './quality-targets.ts';

const COLUMNS = ['queries', 'first', 'first five', 'reciprocal rank'] as const;

/** Formats a table with a line for each kind of query; shares in percent. */
export function formatQuality(name: string, figures: readonly QualityFigures[]): string {
  const rows = figures.map(({ name: kind, count, at1, at5, reciprocalRank }) => [
    kind,
    String(count),
    `${toPercent(at1)} %`,
    `${toPercent(at5)} %`,
    reciprocalRank.toFixed(3),
  ]);
  const table = [[name, ...COLUMNS], ...rows];
  const widths = ['', ...COLUMNS].map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Lists the queries whose first result is not their answer. */
export function formatMisses(outcomes: readonly QueryOutcome[]): string {
  return outcomes
    .filter(({ rank }) => rank !== 1)
    .map(({ query, rank, first }) => {
      const place = rank === undefined ? 'not found' : `place ${rank}`;
      return `${place.padEnd(9)}  ${query.text} (first is ${first ?? 'nothing'})`;
    })
    .join('\n');
}
