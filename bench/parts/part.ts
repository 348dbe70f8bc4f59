import type { Figure } from '../report/figure.ts';
import type { Workspace } from '../workspace.ts';

export interface PartInput {
  readonly workspace: Workspace;
  /** Sizes of the corpora in pages, the smallest first. Browsers see the smallest. */
  readonly pageCounts: readonly number[];
  /** How often a time is taken; the best one counts, of Lighthouse's figures the median. */
  readonly repeat: number;
}

/** A part of the bench that can be run by itself. */
export type Part = (input: PartInput) => Promise<Figure[]>;

/** `1260` as `1,260`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}
