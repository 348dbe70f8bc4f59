import type { QualityFigures } from './measure-quality.ts';

/** Minimum shares of answered queries: identifiers by the first hit, all queries by one of the first five. */
export const TARGETS = { identifiersAt1: 0.9, allAt5: 0.9 };

/** Describes missed targets; empty when all are met. */
export function findShortfalls(figures: readonly QualityFigures[]): string[] {
  const find = (name: QualityFigures['name']): QualityFigures | undefined =>
    figures.find((figure) => figure.name === name);
  const identifiers = find('identifier')?.at1 ?? 0;
  const all = find('all')?.at5 ?? 0;
  return [
    ...(identifiers < TARGETS.identifiersAt1
      ? [describe('identifiers are answered by the first place', identifiers, TARGETS.identifiersAt1)]
      : []),
    ...(all < TARGETS.allAt5
      ? [describe('queries are answered by one of the first five places', all, TARGETS.allAt5)]
      : []),
  ];
}

function describe(what: string, share: number, target: number): string {
  return `only ${toPercent(share)} % of ${what}; the target is ${toPercent(target)} %`;
}

/** Formats `0.9756` as `97.6`. */
export function toPercent(share: number): number {
  return Math.round(share * 1000) / 10;
}
