import type { SearchRecord } from './create-records.ts';
import { HEAVIEST, type TermRecords } from './term-lists.ts';

/** Collects the records of every term while records are read. */
export interface TermCollector {
  /** Adds the terms of a record; each record is added once. */
  add(record: number, terms: Pick<SearchRecord, 'terms' | 'worth'>): void;
  /** Returns the records of each term, by their numbers in the index. */
  getLists(numbers: readonly number[]): ReadonlyMap<string, TermRecords>;
}

/** One number for a record and its weight: half the memory of two arrays, which hold every term of every page. */
const pack = (record: number, weight: number): number => record * (HEAVIEST + 1) + weight;
const recordOf = (posting: number): number => Math.floor(posting / (HEAVIEST + 1));
const weightOf = (posting: number): number => posting % (HEAVIEST + 1);

/** Creates an empty collector. */
export function createTermCollector(): TermCollector {
  const lists = new Map<string, number[]>();
  const getPostings = (term: string): number[] => {
    let postings = lists.get(term);
    if (postings === undefined) {
      postings = [];
      lists.set(term, postings);
    }
    return postings;
  };
  return {
    add(record, { terms, worth }) {
      for (const { words, pairs } of terms) {
        for (let at = 0; at < pairs.length; at += 2) {
          const postings = getPostings(words[pairs[at] ?? 0] ?? '');
          const weight = Math.min(Math.ceil((pairs[at + 1] ?? 0) * worth), HEAVIEST);
          const last = postings.at(-1);
          if (last === undefined || recordOf(last) !== record) postings.push(pack(record, weight));
          else postings[postings.length - 1] = pack(record, Math.min(weightOf(last) + weight, HEAVIEST));
        }
      }
    },
    getLists: (numbers) =>
      new Map([...lists].map(([term, postings]) => [term, sortPostings(postings, numbers)])),
  };
}

function sortPostings(postings: readonly number[], numbers: readonly number[]): TermRecords {
  const sorted = postings
    .map((posting) => ({ number: numbers[recordOf(posting)] ?? 0, weight: weightOf(posting) }))
    .sort((a, b) => a.number - b.number);
  return { records: sorted.map(({ number }) => number), weights: sorted.map(({ weight }) => weight) };
}
