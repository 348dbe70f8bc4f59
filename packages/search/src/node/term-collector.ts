import type { SearchRecord } from './create-records.ts';
import { HEAVIEST, type TermRecords } from './term-lists.ts';

/** Lists the records of every term while records are read. */
export interface TermCollector {
  /** Adds the terms of a record; each record is added once. */
  add(record: number, terms: Pick<SearchRecord, 'terms' | 'worth'>): void;
  /** The records of each term, by the numbers that the index gives them. */
  getLists(numbers: readonly number[]): ReadonlyMap<string, TermRecords>;
}

interface CollectedList {
  readonly records: number[];
  readonly weights: number[];
}

/** Creates a collector without terms. */
export function createTermCollector(): TermCollector {
  const lists = new Map<string, CollectedList>();
  const getList = (term: string): CollectedList => {
    let list = lists.get(term);
    if (list === undefined) {
      list = { records: [], weights: [] };
      lists.set(term, list);
    }
    return list;
  };
  return {
    add(record, { terms, worth }) {
      for (const { words, pairs } of terms) {
        for (let at = 0; at < pairs.length; at += 2) {
          const { records, weights } = getList(words[pairs[at] ?? 0] ?? '');
          const weight = Math.min(Math.ceil((pairs[at + 1] ?? 0) * worth), HEAVIEST);
          const last = records.length - 1;
          if (records[last] === record) weights[last] = Math.min((weights[last] ?? 0) + weight, HEAVIEST);
          else {
            records.push(record);
            weights.push(weight);
          }
        }
      }
    },
    getLists: (numbers) => new Map([...lists].map(([term, list]) => [term, sortList(list, numbers)])),
  };
}

function sortList({ records, weights }: CollectedList, numbers: readonly number[]): TermRecords {
  const sorted = records
    .map((record, at) => ({ number: numbers[record] ?? 0, weight: weights[at] ?? 0 }))
    .sort((a, b) => a.number - b.number);
  return { records: sorted.map(({ number }) => number), weights: sorted.map(({ weight }) => weight) };
}
