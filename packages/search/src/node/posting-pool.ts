import { HEAVIEST, type TermRecords } from './term-lists.ts';

/** Postings of all terms in arrays: as lists of their own they took forty times the bytes of the index that is made of them. */
export interface PostingPool {
  /** Adds a record to the list of a term; what it weighs there is added up when it was the last one to come. */
  add(term: number, place: number, weight: number): void;
  /** The lists of all terms. Nothing is added after it was called: what was added is let go. */
  takeLists(terms: number, toNumber: (place: number) => number): PostingLists;
}

/** The records of terms in the order of their numbers, one list after the other. */
export interface PostingLists {
  getList(term: number): TermRecords;
}

/**
 * Places of records are of classes: each has as many places, and records of one class come in the order of their places. Five classes stay
 * below 2³².
 */
const CLASS_BITS = 29;
export const CLASS_ROOM = 2 ** CLASS_BITS;
const CLASSES = 2 ** 32 / CLASS_ROOM;

/** Postings that there is room for at first. */
const FIRST_ROOM = 1 << 12;

/** Makes a pool for terms that are numbers from 0 on. */
export function createPostingPool(): PostingPool {
  let terms = new Uint32Array(FIRST_ROOM);
  let places = new Uint32Array(FIRST_ROOM);
  let weights = new Uint8Array(FIRST_ROOM);
  let end = 0;
  return {
    add(term, place, weight) {
      if (end === terms.length) {
        terms = enlarge(terms, new Uint32Array(end + (end >> 1)));
        places = enlarge(places, new Uint32Array(end + (end >> 1)));
        weights = enlarge(weights, new Uint8Array(end + (end >> 1)));
      }
      terms[end] = term;
      places[end] = place;
      weights[end++] = Math.min(weight, HEAVIEST);
    },
    takeLists(count, toNumber) {
      const lists = sortPostings({ terms, places, weights, end, count, toNumber });
      terms = new Uint32Array(0);
      places = new Uint32Array(0);
      weights = new Uint8Array(0);
      return lists;
    },
  };
}

function enlarge<T extends Uint32Array | Uint8Array>(numbers: T, larger: T): T {
  larger.set(numbers);
  return larger;
}

interface Postings {
  readonly terms: Uint32Array;
  readonly places: Uint32Array;
  readonly weights: Uint8Array;
  /** How many there are, and how many terms. */
  readonly end: number;
  readonly count: number;
  readonly toNumber: (place: number) => number;
}

/** Puts postings behind those of the same term, class by class: within a class they came in order. */
function sortPostings({ terms, places, weights, end, count, toNumber }: Postings): PostingLists {
  const starts = new Uint32Array(count + 1);
  const sizes = new Uint32Array(CLASSES);
  for (let at = 0; at < end; at++) {
    starts[(terms[at] ?? 0) + 1] = (starts[(terms[at] ?? 0) + 1] ?? 0) + 1;
    const own = (places[at] ?? 0) >>> CLASS_BITS;
    sizes[own] = (sizes[own] ?? 0) + 1;
  }
  for (let term = 0; term < count; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const ends = starts.slice(0, count);
  const records = new Uint32Array(end);
  const sums = new Uint8Array(end);
  for (let own = 0; own < CLASSES; own++) {
    if (sizes[own] === 0) continue;
    const first = own * CLASS_ROOM;
    const base = toNumber(first);
    for (let at = 0; at < end; at++) {
      const place = places[at] ?? 0;
      if (place >>> CLASS_BITS !== own) continue;
      const term = terms[at] ?? 0;
      const record = base + place - first;
      const next = ends[term] ?? 0;
      if (next > (starts[term] ?? 0) && records[next - 1] === record) {
        sums[next - 1] = Math.min((sums[next - 1] ?? 0) + (weights[at] ?? 0), HEAVIEST);
        continue;
      }
      records[next] = record;
      sums[next] = weights[at] ?? 0;
      ends[term] = next + 1;
    }
  }
  return {
    getList: (term) => ({
      records: records.subarray(starts[term], ends[term]),
      weights: sums.subarray(starts[term], ends[term]),
    }),
  };
}
