import { formatBytes, formatDuration } from '@gruntwork-docs/engine/site';

/** One measured figure. */
export interface Figure {
  /** Measurement and its subject: `1,260 pages: cold build`. */
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'bytes' | 'points' | 'count' | 'percent';
  /**
   * Upper bound that the figure should meet; for points, the lower bound. Never asserted: machines differ.
   */
  readonly goal?: number;
  /** True when the real value is higher, because the measurement was cut off. */
  readonly isLeast?: true;
  /** Remark on the number. */
  readonly note?: string;
}

/** True for a figure without a goal, or one that reaches it. */
export function reachesGoal({ value, unit, goal }: Figure): boolean {
  if (goal === undefined) return true;
  return unit === 'points' ? value >= goal : value <= goal;
}

/** Formats one line per figure: the figure, its goal, and a marker when the goal is missed. */
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

/** Formats a value with its unit for readers. */
export function formatValue(value: number, unit: Figure['unit']): string {
  if (unit === 'ms') return formatDuration(value);
  if (unit === 'bytes') return formatBytes(Math.round(value));
  return unit === 'percent' ? `${value} %` : String(value);
}

/** Returns the median of some numbers, the higher of two in the middle. */
export function median(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b);
  const middle = ordered[Math.floor(ordered.length / 2)];
  if (middle === undefined) throw new RangeError('no values to take the median of');
  return middle;
}
