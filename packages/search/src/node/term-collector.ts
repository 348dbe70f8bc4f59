import type { SearchRecord } from './create-records.ts';
import { createPostingPool } from './posting-pool.ts';
import { HEAVIEST, NO_RECORDS, type TermRecords } from './term-lists.ts';
import type { TermList } from './weigh-terms.ts';

/** Lists of the records of every term, while records are read. */
export interface TermCollector {
  /** Adds what a record is found by, under its number or its place, whichever the lists are taken by. */
  add(place: number, record: SearchRecord): void;
  /** What was added, once all of it was. */
  takeLists(toNumber?: (place: number) => number): CollectedTerms;
}

export interface CollectedTerms {
  /** In no order. */
  readonly terms: readonly string[];
  /** The records of a term in order. */
  getList(term: string): TermRecords;
}

/** Lists of words of which it is remembered what their terms are: those of a few pages. */
const MOST_KNOWN = 16;

/** Makes a collector. A site has millions of places where terms stand: each takes nine bytes. */
export function createTermCollector(): TermCollector {
  const ids = new Map<string, number>();
  const pool = createPostingPool();
  const getId = (term: string): number => {
    const known = ids.get(term);
    if (known !== undefined) return known;
    ids.set(term, ids.size);
    return ids.size - 1;
  };
  // The records of a page have lists of words in common.
  const known = new Map<TermList['words'], readonly number[]>();
  const getIds = (words: TermList['words']): readonly number[] => {
    const found = known.get(words);
    if (found !== undefined) return found;
    const own = words.map(getId);
    if (words.length < 2) return own;
    if (known.size === MOST_KNOWN) known.clear();
    known.set(words, own);
    return own;
  };
  return {
    add(place, { terms, worth }) {
      for (const { words, pairs } of terms) {
        const own = getIds(words);
        for (let at = 0; at < pairs.length; at += 2) {
          const weight = Math.min(Math.ceil((pairs[at + 1] ?? 0) * worth), HEAVIEST);
          pool.add(own[pairs[at] ?? 0] ?? 0, place, weight);
        }
      }
    },
    takeLists(toNumber = (place) => place) {
      const lists = pool.takeLists(ids.size, toNumber);
      return {
        terms: [...ids.keys()],
        getList(term) {
          const id = ids.get(term);
          return id === undefined ? NO_RECORDS : lists.getList(id);
        },
      };
    },
  };
}
