import type { Figure } from '../report/figure.ts';
import type { Workspace } from '../workspace.ts';

export interface PartInput {
  readonly workspace: Workspace;
  /** Sizes of the corpora in pages, the smallest first. Browser measurements use the smallest. */
  readonly pageCounts: readonly number[];
  /** Repetitions of a timing; the best one counts, for Lighthouse the median. */
  readonly repeat: number;
}

/** A part of the bench that can run separately. */
export type Part = (input: PartInput) => Promise<Figure[]>;

/** Formats `1260` as `1,260`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}
