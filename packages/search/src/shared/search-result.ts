import type { TextPiece } from './highlight.ts';
import type { RecordClass, RecordKind } from './index-format.ts';

/** A single search result. */
export interface SearchHit {
  /** Site path with anchor, without the base URL; or an absolute URL. */
  readonly url: string;
  readonly kind: RecordKind;
  readonly title: readonly TextPiece[];
  readonly excerpt: readonly TextPiece[];
}

/** The hits on one page, the best first. */
export interface SearchGroup {
  readonly url: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly hits: readonly SearchHit[];
}

export interface SearchBatch {
  readonly groups: readonly SearchGroup[];
  /** True for the last batch. */
  readonly done: boolean;
  /** True when part of the index could not be read, so there can be more hits. */
  readonly incomplete: boolean;
}

/** The results of one query, the best first. */
export interface SearchResults {
  /** Total number of hits, shown or not. */
  readonly total: number;
  /** Reads the next batch of hits. */
  next(): Promise<SearchBatch>;
}

export interface SearchOptions {
  /** Approximate number of hits per batch. */
  readonly places: number;
  /** Name of a version of the documentation; defaults to the current page's. */
  readonly version?: string;
  readonly scope?: RecordClass;
}

/** A search backend: the site's own index, or a service. */
export interface SearchBackend {
  /** Preloads the files that every search needs. */
  prepare(): Promise<void>;
  /** Rejects if nothing could be searched; a query without words has no results. */
  search(text: string, options: SearchOptions): Promise<SearchResults>;
}

export const NO_RESULTS: SearchResults = {
  total: 0,
  next: async () => ({ groups: [], done: true, incomplete: false }),
};
