import path from 'node:path';
import { describeSamples, type SampleCounts } from './report/count-samples.ts';
import { formatDuration } from './report/reporter.ts';

/** Counts of a finished build. */
export interface BuildSummary {
  readonly pages: number;
  /** Pages whose body was made from its source. */
  readonly compiled: number;
  /** Pages whose document was made: the compiled ones, and those around which something changed. */
  readonly rendered: number;
  readonly written: number;
  readonly removed: number;
  /** Absent when nothing had to be looked at. */
  readonly samples?: SampleCounts;
  readonly warnings: readonly string[];
  /** Notices: useful facts that are not problems. */
  readonly notes: readonly string[];
}

/** One line on a finished build. */
export function describeSummary(summary: BuildSummary, milliseconds: number, outDir: string): string {
  const { pages, compiled, rendered, written, removed, samples, warnings } = summary;
  const changes =
    rendered + written + removed === 0
      ? 'nothing changed'
      : `${compiled} compiled, ${rendered} rendered, ${written} files written${removed === 0 ? '' : `, ${removed} removed`}`;
  const notes =
    warnings.length === 0 ? '' : `, ${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`;
  const out = path.relative(process.cwd(), outDir) || '.';
  return `${pages} pages in ${formatDuration(milliseconds)}: ${changes}${describeSamples(samples)}${notes} → ${out}`;
}
