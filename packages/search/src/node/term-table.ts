import { isListedWhole, limitList, type Postings, parsePostings, serializePostings } from './postings.ts';
import type { CollectedTerms } from './term-collector.ts';
import {
  isSameList,
  NO_RECORDS,
  packList,
  replaceRecords,
  type TermRecords,
  unpackList,
} from './term-lists.ts';

/** A term of the index, or a beginning of terms (`abc*`). */
export interface TermEntry {
  /** Its list as the index has it. */
  readonly text: string;
  readonly frequency: number;
  readonly heaviest: number;
}

/** Everything that the term files of an index are made of. */
export interface TermTable {
  readonly entries: Map<string, TermEntry>;
  /** All records of terms of which the index has only the heaviest ones, as bytes (`packList`). */
  readonly wholeLists: Map<string, Uint8Array>;
}

export function createTable(): TermTable {
  return { entries: new Map(), wholeLists: new Map() };
}

/** The same table with its entries in order. */
export function sortTable({ entries, wholeLists }: TermTable): TermTable {
  const terms = [...entries.keys()];
  if (isInOrder(terms)) return { entries, wholeLists };
  return { entries: new Map([...entries].sort(([a], [b]) => compareTerms(a, b))), wholeLists };
}

/** Terms in order; most often they are. */
export function putInOrder(terms: string[]): string[] {
  return isInOrder(terms) ? terms : terms.sort(compareTerms);
}

function isInOrder(terms: readonly string[]): boolean {
  return terms.every((term, index) => index === 0 || (terms[index - 1] ?? '') < term);
}

export function compareTerms(a: string, b: string): number {
  return a < b ? -1 : 1;
}

/** Sets the records of a term; true when the index lists something else for it now. */
export function setTerm(
  { entries, wholeLists }: TermTable,
  term: string,
  list: TermRecords,
  bounds: readonly number[],
): boolean {
  const before = entries.get(term);
  if (isListedWhole(list.records.length)) wholeLists.delete(term);
  else wholeLists.set(term, packList(list));
  if (list.records.length === 0) entries.delete(term);
  else entries.set(term, createEntry(limitList(list, bounds)));
  return entries.get(term)?.text !== before?.text;
}

export function createEntry(postings: Postings): TermEntry {
  const { frequency, heaviest } = postings;
  return { text: serializePostings(postings), frequency, heaviest };
}

/**
 * Exchanges what some records say of terms; `before` and `after` have their lists from the last time and from now.
 * Returns the terms for which the index lists something else now.
 */
export function updateTerms(
  table: TermTable,
  before: CollectedTerms,
  after: CollectedTerms,
  bounds: readonly number[],
): Set<string> {
  const changed = new Set<string>();
  for (const term of new Set([...before.terms, ...after.terms])) {
    const old = before.getList(term);
    const own = after.getList(term);
    if (isSameList(old, own)) continue;
    if (setTerm(table, term, replaceRecords(getRecords(table, term), old, own), bounds)) changed.add(term);
  }
  return changed;
}

/** All records with a term. */
function getRecords({ entries, wholeLists }: TermTable, term: string): TermRecords {
  const bytes = wholeLists.get(term);
  if (bytes !== undefined) return unpackList(bytes);
  const entry = entries.get(term);
  return entry === undefined ? NO_RECORDS : parsePostings(entry.text);
}
