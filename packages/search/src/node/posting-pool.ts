import { HEAVIEST, type TermRecords } from './term-lists.ts';

/** Postings of all terms in one array: as lists of their own they took forty times the bytes of the index that is made of them. */
export interface PostingPool {
  /** Adds a record to the list of a term; what it weighs there is added up when it was the last one to come. */
  add(term: number, record: number, weight: number): void;
  /** The records of a term in order, each as the number that it is given. */
  getList(term: number, toNumber: (record: number) => number): TermRecords;
}

/** Numbers of a posting: its record, its weight, and the place of the posting before it in the same list. */
const SIZE = 3;

/** Numbers that there is room for at first. */
const FIRST_ROOM = SIZE << 12;

/** Makes a pool for terms that are numbers from 0 on. */
export function createPostingPool(): PostingPool {
  let postings = new Uint32Array(FIRST_ROOM);
  /** Of each term the place of its last posting, the record of that, and how many it has; at the place 0 there is none. */
  let terms = new Uint32Array(FIRST_ROOM);
  let end = SIZE;

  return {
    add(term, record, weight) {
      const own = term * SIZE;
      if (own >= terms.length) terms = enlarge(terms);
      const last = terms[own] ?? 0;
      if (last !== 0 && terms[own + 1] === record) {
        postings[last + 1] = Math.min((postings[last + 1] ?? 0) + weight, HEAVIEST);
        return;
      }
      if (end === postings.length) postings = enlarge(postings);
      postings[end] = record;
      postings[end + 1] = weight;
      postings[end + 2] = last;
      terms[own] = end;
      terms[own + 1] = record;
      terms[own + 2] = (terms[own + 2] ?? 0) + 1;
      end += SIZE;
    },
    getList(term, toNumber) {
      let at = terms[term * SIZE] ?? 0;
      const count = terms[term * SIZE + 2] ?? 0;
      const records = new Array<number>(count).fill(0);
      const weights = new Array<number>(count).fill(0);
      let isAscending = true;
      let next = Number.POSITIVE_INFINITY;
      for (let index = count - 1; index >= 0; index--) {
        const record = toNumber(postings[at] ?? 0);
        isAscending &&= record < next;
        next = record;
        records[index] = record;
        weights[index] = postings[at + 1] ?? 0;
        at = postings[at + 2] ?? 0;
      }
      return isAscending ? { records, weights } : sortRecords({ records, weights });
    },
  };
}

/** The same numbers with half as much room again, in whole postings. */
function enlarge(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.ceil(numbers.length / 2 / SIZE) * SIZE + numbers.length);
  larger.set(numbers);
  return larger;
}

function sortRecords({ records, weights }: TermRecords): TermRecords {
  const order = records.map((_, index) => index).sort((a, b) => (records[a] ?? 0) - (records[b] ?? 0));
  return {
    records: order.map((index) => records[index] ?? 0),
    weights: order.map((index) => weights[index] ?? 0),
  };
}
