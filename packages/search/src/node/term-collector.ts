import type { SearchRecord } from './create-records.ts';
import { createPostingPool } from './posting-pool.ts';
import { HEAVIEST, NO_RECORDS, type TermRecords } from './term-lists.ts';

/** Lists of the records of every term, while records are read. */
export interface TermCollector {
  /** Adds what a record is found by, under its number or another one that is in the same order. */
  add(number: number, record: SearchRecord): void;
  /** All terms so far. */
  getTerms(): string[];
  /** The records of a term in order; `toNumber` makes a record's number of what it was added under. */
  getList(term: string, toNumber?: (number: number) => number): TermRecords;
}

/** Makes a collector. A site has millions of places where terms stand: each takes twelve bytes. */
export function createTermCollector(): TermCollector {
  const ids = new Map<string, number>();
  const pool = createPostingPool();
  const getId = (term: string): number => {
    const known = ids.get(term);
    if (known !== undefined) return known;
    ids.set(term, ids.size);
    return ids.size - 1;
  };
  return {
    add(number, { terms, worth }) {
      for (const list of terms) {
        for (let at = 0; at < list.length; at += 2) {
          const term = list[at] as string;
          const weight = Math.min(Math.ceil((list[at + 1] as number) * worth), HEAVIEST);
          pool.add(getId(term), number, weight);
        }
      }
    },
    getTerms: () => [...ids.keys()],
    getList(term, toNumber = (number) => number) {
      const id = ids.get(term);
      return id === undefined ? NO_RECORDS : pool.getList(id, toNumber);
    },
  };
}
