/**
 * What a search index consists of, file by file. Nothing in it grows with the site except the number of files: a
 * query reads the manifest once, a file or two for each of its words, and the records that it shows.
 */

/** What a record is about. Records are numbered class by class, so that a number tells the class. */
export const recordClasses = ['guide', 'module', 'input', 'output'] as const;
export type RecordClass = (typeof recordClasses)[number];

/** `attribute`: a part of an input that is an object, found like an input. */
export const recordKinds = ['page', 'section', 'module', 'input', 'output', 'attribute'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** `index.json`: the one file that every search begins with. */
export interface IndexManifest {
  /** Changes with the content of the index; asked for with every other file, so that caches never mix two. */
  readonly version: string;
  /** Number of records. */
  readonly count: number;
  /** First number of each class after the first, and the one after the last number; not every number is a record's. */
  readonly bounds: readonly number[];
  /** Record numbers in one file. */
  readonly blockSize: number;
  /** What the terms of each term file begin with or come after, in order; the files' names follow from it (`shard-names.ts`). */
  readonly shards: readonly string[];
}

/**
 * `t61-0.json`: terms in order, and for each `[number of records, number, weight, number, weight, …]`. Record numbers are
 * differences to the one before; weights go from 1 to 255. Of frequent terms only the weightiest records of each
 * class are listed, while the first number counts all. A term that ends in `*` stands for all with this beginning.
 */
export interface TermShard {
  readonly terms: readonly string[];
  readonly postings: readonly (readonly number[])[];
}

/** `[url, title, breadcrumbs]`; the URL has no base URL. */
export type StoredPage = readonly [url: string, title: string, breadcrumbs: readonly string[]];

/** `[index of the page, index of the kind, title, anchor, text]`. */
export type StoredRecord = readonly [page: number, kind: number, title: string, anchor: string, text: string];

/** `r0.json`: records by number, with the pages that they are on; null stands for a number without a record. */
export interface RecordBlock {
  readonly pages: readonly StoredPage[];
  readonly records: readonly (StoredRecord | null)[];
}

/** `words.json`: the most important words, in order of importance, to find what a mistyped one was meant to be. */
export type WordList = readonly string[];

/** Place of all indexes below the base URL, one folder for each context. */
export const SEARCH_FOLDER = 'search-index';
/** Longest beginning of words that may have an entry `abc*` of its own. */
export const LONGEST_PREFIX = 4;
