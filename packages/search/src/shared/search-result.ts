import type { TextPiece } from './highlight.ts';
import type { RecordClass, RecordKind } from './index-format.ts';

/** One place that a search found. */
export interface SearchHit {
  /** Site path with anchor, without base URL; or an absolute URL. */
  readonly url: string;
  readonly kind: RecordKind;
  readonly title: readonly TextPiece[];
  readonly excerpt: readonly TextPiece[];
}

/** What was found on one page, the best first. */
export interface SearchGroup {
  readonly url: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly hits: readonly SearchHit[];
}

export interface SearchBatch {
  readonly groups: readonly SearchGroup[];
  /** Nothing comes after these. */
  readonly done: boolean;
  /** Some of the index could not be read: there may be more. */
  readonly incomplete: boolean;
}

/** The results of one query, read from the best on. */
export interface SearchResults {
  /** Places found, shown or not. */
  readonly total: number;
  /** Reads the next places. */
  next(): Promise<SearchBatch>;
}

export interface SearchOptions {
  /** Places that come at a time, about. */
  readonly places: number;
  /** Name of a version of the documentation; absent: the current page's. */
  readonly version?: string;
  readonly scope?: RecordClass;
}

/** A source of results: the site's own index, or a service. */
export interface SearchBackend {
  /** Fetches what every search needs. */
  prepare(): Promise<void>;
  /** Rejects when nothing could be searched; a query without words has no results. */
  search(text: string, options: SearchOptions): Promise<SearchResults>;
}

export const NO_RESULTS: SearchResults = {
  total: 0,
  next: async () => ({ groups: [], done: true, incomplete: false }),
};
