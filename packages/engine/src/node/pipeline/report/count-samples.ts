import type { BodyRecord } from '../../plan/page/page-record.ts';

/** Numbers of a site's checked samples and of those that opt out. */
export interface SampleCounts {
  readonly checked: number;
  readonly unchecked: number;
}

export function countSamples(bodies: Iterable<BodyRecord>): SampleCounts {
  let checked = 0;
  let unchecked = 0;
  for (const { info } of bodies) {
    checked += info.samples?.checked ?? 0;
    unchecked += info.samples?.unchecked ?? 0;
  }
  return { checked, unchecked };
}

/** `, 12 samples checked (1 unchecked)`; empty for a site without samples. */
export function describeSamples(counts: SampleCounts | undefined): string {
  if (counts === undefined || counts.checked + counts.unchecked === 0) return '';
  const { checked, unchecked } = counts;
  const noun = checked === 1 ? 'sample' : 'samples';
  return `, ${checked} ${noun} checked${unchecked === 0 ? '' : ` (${unchecked} unchecked)`}`;
}
