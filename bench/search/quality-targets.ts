import type { QualityFigures } from './measure-quality.ts';

/** Shares of queries that must be answered: identifiers by the first place, all queries by one of the first five. */
export const TARGETS = { identifiersAt1: 0.9, allAt5: 0.9 };

/** What falls short of the targets, in words; empty when nothing does. */
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

/** `0.9756` as `97.6`. */
export function toPercent(share: number): number {
  return Math.round(share * 1000) / 10;
}
