/**
 * The format of a search index, file by file. Nothing in it grows with the site except the number of files: a
 * query reads the manifest once, a file or two for each of its words, and the records that it shows.
 */

/** The class of a record. Records are numbered class by class, so that a number determines the class. */
export const recordClasses = ['guide', 'module', 'input', 'output'] as const;
export type RecordClass = (typeof recordClasses)[number];

/** `attribute`: an attribute of an input of an object type, found like an input. */
export const recordKinds = ['page', 'section', 'module', 'input', 'output', 'attribute'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** `index.json`: the first file that every search reads. */
export interface IndexManifest {
  /** Changes with the content of the index; part of other files' URLs, so caches never mix indexes. */
  readonly version: string;
  /** Number of records. */
  readonly count: number;
  /** First number of each class after the first, and the number after the last; some have no record. */
  readonly bounds: readonly number[];
  /** Record numbers per file. */
  readonly blockSize: number;
  /** Lower bounds of the term files, sorted; they determine the file names (`shard-names.ts`). */
  readonly shards: readonly string[];
}

/**
 * `t61-0.json`: sorted terms, and for each one `[number of records, number, weight, number, weight, …]`.
 * Record numbers are differences to the previous one; weights go from 1 to 255. For frequent terms, only the
 * heaviest records of each class are listed, while the first number counts all. A term that ends in `*`
 * represents all terms with this prefix.
 */
export interface TermShard {
  readonly terms: readonly string[];
  readonly postings: readonly (readonly number[])[];
}

/** `[url, title, breadcrumbs]`; the URL excludes the base URL. */
export type StoredPage = readonly [url: string, title: string, breadcrumbs: readonly string[]];

/** `[index of the page, index of the kind, title, anchor, text]`. */
export type StoredRecord = readonly [page: number, kind: number, title: string, anchor: string, text: string];

/** `r0.json`: records by number, and their pages; null marks a number without a record. */
export interface RecordBlock {
  readonly pages: readonly StoredPage[];
  readonly records: readonly (StoredRecord | null)[];
}

/** `words.json`: the most important words, in order of importance, for correcting typos. */
export type WordList = readonly string[];

/** Folder of all indexes below the base URL, with a subfolder for each context. */
export const SEARCH_FOLDER = 'search-index';
/** Maximum length of a prefix with an entry `abc*`. */
export const LONGEST_PREFIX = 4;
