import { HEAVIEST, type TermRecords } from './term-lists.ts';

/** The posting list of a term; for a frequent term, only the records with the highest weights. */
export interface Postings extends TermRecords {
  /** Number of records with the term, listed or not. */
  readonly frequency: number;
  readonly heaviest: number;
}

/** Maximum number of records of a class per term, so that a query costs no more on a larger site. */
const MOST_LISTED = 104;

/** Limits a list to the heaviest records of each class; `bounds` are the ends of classes. */
export function limitList({ records, weights }: TermRecords, bounds: readonly number[]): Postings {
  let heaviest = 0;
  for (let at = 0; at < weights.length; at++) heaviest = Math.max(heaviest, weights[at] ?? 0);
  const frequency = records.length;
  if (frequency <= MOST_LISTED) return { frequency, records, weights, heaviest };
  const kept = { records: [] as number[], weights: [] as number[] };
  let start = 0;
  for (const bound of bounds) {
    let end = start;
    while (end < records.length && (records[end] ?? 0) < bound) end++;
    keepHeaviest({ records, weights, start, end }, kept);
    start = end;
  }
  return { frequency, ...kept, heaviest };
}

interface Range extends TermRecords {
  readonly start: number;
  readonly end: number;
}

function keepHeaviest(
  { records, weights, start, end }: Range,
  kept: { readonly records: number[]; readonly weights: number[] },
): void {
  const counts = new Array<number>(HEAVIEST + 1).fill(0);
  for (let at = start; at < end; at++) counts[weights[at] ?? 0] = (counts[weights[at] ?? 0] ?? 0) + 1;
  let least = HEAVIEST;
  let above = 0;
  while (least > 0 && above + (counts[least] ?? 0) <= MOST_LISTED) above += counts[least--] ?? 0;
  // Of equally light records, the first ones are taken.
  let room = MOST_LISTED - above;
  for (let at = start; at < end; at++) {
    const weight = weights[at] ?? 0;
    if (weight < least || (weight === least && room-- <= 0)) continue;
    kept.records.push(records[at] ?? 0);
    kept.weights.push(weight);
  }
}

/**
 * Merges lists: each record with its highest weight. Merging merged and limited lists gives the same records,
 * because one of the heaviest of all is one of the heaviest of its own list.
 */
export function mergePostings(all: readonly Postings[], bounds: readonly number[]): Postings {
  const heaviest = new Uint8Array(bounds.at(-1) ?? 0);
  const found: number[] = [];
  let frequency = 0;
  for (const list of all) {
    frequency = Math.max(frequency, list.frequency);
    for (let at = 0; at < list.records.length; at++) {
      const record = list.records[at] ?? 0;
      const weight = list.weights[at] ?? 0;
      if (heaviest[record] === 0) found.push(record);
      if (weight > (heaviest[record] ?? 0)) heaviest[record] = weight;
    }
  }
  const records = [...Uint32Array.from(found).sort()];
  const weights = records.map((record) => heaviest[record] ?? 0);
  return { ...limitList({ records, weights }, bounds), frequency: Math.max(frequency, found.length) };
}

/** Serializes `[frequency, step, weight, step, weight, …]`, as in term files. */
export function serializePostings({ frequency, records, weights }: Postings): string {
  let text = `[${frequency}`;
  let last = 0;
  for (let at = 0; at < records.length; at++) {
    const record = records[at] ?? 0;
    text += `,${record - last},${weights[at]}`;
    last = record;
  }
  return `${text}]`;
}
