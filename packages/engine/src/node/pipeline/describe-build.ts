import path from 'node:path';
import { describeSamples, type SampleCounts } from './report/count-samples.ts';
import { formatDuration } from './report/reporter.ts';

/** Counts of a finished build. */
export interface BuildSummary {
  readonly pages: number;
  /** Pages with a newly compiled body. */
  readonly compiled: number;
  /** Pages with a newly rendered document: the compiled ones, and those with changes around their bodies. */
  readonly rendered: number;
  readonly written: number;
  readonly removed: number;
  /** Absent when the build was skipped. */
  readonly samples?: SampleCounts;
  readonly warnings: readonly string[];
  /** Notices: useful facts that are not problems. */
  readonly notes: readonly string[];
}

/** Describes a finished build in one line. */
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
