import { formatBytes, formatDuration } from '@gruntwork-docs/engine/site';

/** One measured figure. */
export interface Figure {
  /** What was measured, and on what: `1,260 pages: cold build`. */
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'bytes' | 'points' | 'count' | 'percent';
  /** What the figure should at most be; for points, at least. Never asserted: machines differ. */
  readonly goal?: number;
  /** True when it is more, and nobody waited for the end. */
  readonly isLeast?: true;
  /** What to know beside the number. */
  readonly note?: string;
}

/** True for a figure without a goal, or one that reaches it. */
export function reachesGoal({ value, unit, goal }: Figure): boolean {
  if (goal === undefined) return true;
  return unit === 'points' ? value >= goal : value <= goal;
}

/** One line per figure: the figure, its goal, and a mark where the goal is missed. */
export function formatFigures(figures: readonly Figure[]): string {
  const width = Math.max(0, ...figures.map(({ name }) => name.length));
  return figures
    .map((figure) => {
      const { name, value, unit, goal, note } = figure;
      const aim = goal === undefined ? '' : `${unit === 'points' ? '≥' : '≤'} ${formatValue(goal, unit)}`;
      const mark = goal === undefined ? ' ' : reachesGoal(figure) ? '✓' : '✗';
      const line = `  ${name.padEnd(width)} ${formatValue(value, unit).padStart(9)} ${mark} ${aim.padEnd(11)}`;
      return note === undefined ? line.trimEnd() : `${line} ${note}`;
    })
    .join('\n');
}

/** A value with its unit, as a reader says it. */
export function formatValue(value: number, unit: Figure['unit']): string {
  if (unit === 'ms') return formatDuration(value);
  if (unit === 'bytes') return formatBytes(Math.round(value));
  return unit === 'percent' ? `${value} %` : String(value);
}

/** The middle one of some numbers, the higher of two in the middle. */
export function median(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b);
  const middle = ordered[Math.floor(ordered.length / 2)];
  if (middle === undefined) throw new RangeError('no values to take the median of');
  return middle;
}
