import { limitList, type Postings, serializePostings } from './postings.ts';
import type { TermRecords } from './term-lists.ts';

/** A term of the index, or a prefix of terms (`abc*`). */
export interface TermEntry extends Postings {
  /** Its list as serialized in the index. */
  readonly text: string;
}

/** The content of an index's term files. */
export type TermTable = Map<string, TermEntry>;

export function createTable(): TermTable {
  return new Map();
}

/** Returns the table with sorted entries. */
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
