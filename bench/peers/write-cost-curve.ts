import { type Curve, drawCostCurve } from '../report/draw-cost-curve.ts';
import { listFigures, type PeerResults } from './results.ts';

/** Draws time and memory of cold builds by number of pages. */
export function renderCostCurve(results: PeerResults): string {
  return drawCostCurve(
    [
      {
        title: 'Cold build with search index, processor time',
        curves: readCurves(results, 'cold build, processor time', 1000),
        format: (seconds) => `${seconds} s`,
      },
      {
        title: 'Peak memory',
        curves: readCurves(results, 'peak memory', 1e9),
        format: (gigabytes) => `${gigabytes} GB`,
      },
    ],
    `Processor time and memory of a cold build by the number of pages, measured on ${results.date}.`,
  );
}

/** Returns a curve for each engine with at least one figure; failed measurements have no point. */
function readCurves({ corpora }: PeerResults, figure: string, unit: number): Curve[] {
  const counts = Object.keys(corpora).sort((a, b) => Number(a) - Number(b));
  const ids = [...new Set(counts.flatMap((count) => Object.keys(corpora[count] ?? {})))];
  return ids
    .map((id): Curve => {
      const outcomes = counts.flatMap((count) => {
        const outcome = corpora[count]?.[id];
        return outcome === undefined ? [] : [{ count: Number(count), outcome }];
      });
      const points = outcomes.flatMap(({ count, outcome }) => {
        const found = listFigures(outcome).find(({ name }) => name === figure);
        return found === undefined ? [] : [[count, found.value / unit] as const];
      });
      return { name: outcomes[0]?.outcome.name ?? id, isOwn: id === 'own', points };
    })
    .filter(({ points }) => points.length > 0)
    .sort((a, b) => Number(a.isOwn) - Number(b.isOwn));
}
