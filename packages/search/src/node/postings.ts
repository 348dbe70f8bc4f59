import type { SearchRecord } from './create-records.ts';

/** Records with a term, in order, and how much each is about it. */
export interface Postings {
  /** Records that have the term, listed or not. */
  readonly frequency: number;
  readonly records: readonly number[];
  /** From 1 to 255. */
  readonly weights: readonly number[];
  readonly heaviest: number;
}

/** Records of one class that are listed for a term: a query costs no more on a larger site. */
const MOST_LISTED = 180;
const HEAVIEST = 255;

/** Lists the records of every term. Records are numbered by their place. */
export function createPostings(
  records: readonly SearchRecord[],
  bounds: readonly number[],
): Map<string, Postings> {
  const lists = new Map<string, { records: number[]; weights: number[] }>();
  const add = (term: string, number: number, weight: number): void => {
    const list = lists.get(term);
    if (list === undefined) {
      lists.set(term, { records: [number], weights: [Math.min(weight, HEAVIEST)] });
      return;
    }
    const last = list.records.length - 1;
    if (list.records[last] === number) {
      list.weights[last] = Math.min((list.weights[last] ?? 0) + weight, HEAVIEST);
      return;
    }
    list.records.push(number);
    list.weights.push(Math.min(weight, HEAVIEST));
  };
  records.forEach(({ terms, worth }, number) => {
    for (const list of terms) {
      for (let at = 0; at < list.length; at += 2)
        add(list[at] as string, number, Math.ceil((list[at + 1] as number) * worth));
    }
  });
  const postings = new Map<string, Postings>();
  for (const [term, list] of lists) postings.set(term, limit(list.records, list.weights, bounds));
  return postings;
}

/** One list of several: each record with its heaviest weight. */
export function mergePostings(all: readonly Postings[], bounds: readonly number[]): Postings {
  const heaviest = new Uint8Array(bounds.at(-1) ?? 0);
  for (const { records, weights } of all) {
    for (let at = 0; at < records.length; at++) {
      const record = records[at] ?? 0;
      const weight = weights[at] ?? 0;
      if (weight > (heaviest[record] ?? 0)) heaviest[record] = weight;
    }
  }
  const records: number[] = [];
  const weights: number[] = [];
  for (let record = 0; record < heaviest.length; record++) {
    const weight = heaviest[record] ?? 0;
    if (weight === 0) continue;
    records.push(record);
    weights.push(weight);
  }
  return limit(records, weights, bounds);
}

/** Keeps the heaviest records of each class. */
function limit(records: readonly number[], weights: readonly number[], bounds: readonly number[]): Postings {
  let heaviest = 0;
  for (const weight of weights) if (weight > heaviest) heaviest = weight;
  const frequency = records.length;
  if (frequency <= MOST_LISTED) return { frequency, records, weights, heaviest };
  const keptRecords: number[] = [];
  const keptWeights: number[] = [];
  let start = 0;
  for (const bound of bounds) {
    let end = start;
    while (end < records.length && (records[end] ?? 0) < bound) end++;
    keepHeaviest({ records, weights, start, end }, keptRecords, keptWeights);
    start = end;
  }
  return { frequency, records: keptRecords, weights: keptWeights, heaviest };
}

interface Range {
  readonly records: readonly number[];
  readonly weights: readonly number[];
  readonly start: number;
  readonly end: number;
}

function keepHeaviest(
  { records, weights, start, end }: Range,
  keptRecords: number[],
  keptWeights: number[],
): void {
  const counts = new Array<number>(HEAVIEST + 1).fill(0);
  for (let at = start; at < end; at++) counts[weights[at] ?? 0] = (counts[weights[at] ?? 0] ?? 0) + 1;
  let least = HEAVIEST;
  let above = 0;
  while (least > 0 && above + (counts[least] ?? 0) <= MOST_LISTED) above += counts[least--] ?? 0;
  // Of those that are equally light the first ones are taken.
  let room = MOST_LISTED - above;
  for (let at = start; at < end; at++) {
    const weight = weights[at] ?? 0;
    if (weight < least || (weight === least && room-- <= 0)) continue;
    keptRecords.push(records[at] ?? 0);
    keptWeights.push(weight);
  }
}
