import { limitList, type Postings, serializePostings } from './postings.ts';
import type { TermRecords } from './term-lists.ts';

/** A term of the index, or a beginning of terms (`abc*`). */
export interface TermEntry extends Postings {
  /** Its list as the index has it. */
  readonly text: string;
}

/** Everything that the term files of an index are made of. */
export type TermTable = Map<string, TermEntry>;

export function createTable(): TermTable {
  return new Map();
}

/** The same table with its entries in order. */
export function sortTable(entries: TermTable): TermTable {
  return new Map([...entries].sort(([a], [b]) => compareTerms(a, b)));
}

export function compareTerms(a: string, b: string): number {
  return a < b ? -1 : 1;
}

/** Sets the records of a term. */
export function setTerm(
  entries: TermTable,
  term: string,
  list: TermRecords,
  bounds: readonly number[],
): void {
  entries.set(term, createEntry(limitList(list, bounds)));
}

export function createEntry(postings: Postings): TermEntry {
  return { ...postings, text: serializePostings(postings) };
}
