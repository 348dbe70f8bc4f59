import type { Synonyms } from '#search/node/create-records.ts';

/** One document of the site, as every rival gets it: a page, a section, an input or an output. */
export interface RivalDocument {
  readonly id: number;
  /** Path with anchor. */
  readonly url: string;
  readonly title: string;
  /** Title of the page of the document; empty for the page itself. */
  readonly page: string;
  readonly text: string;
  /** Synonyms of words in the title. */
  readonly synonyms: string;
  /** True for an input or output. */
  readonly isRow: boolean;
}

/** A rival with an index, in the state of a browser before the first query. */
export interface OpenRival {
  /** Returns the URLs of the best hits, the best first. */
  search(text: string): Promise<readonly string[]>;
  /** Returns the bytes read since the last call, in transfer size. */
  takeBytes(): number;
}

/** A search library with an index of the documents. */
export interface Rival {
  readonly name: string;
  /** Transfer size of the library's scripts in bytes. */
  readonly scripts: number;
  /** Bytes of all files generated for it. */
  readonly index: number;
  /** Opens it with nothing loaded. */
  open(): Promise<OpenRival>;
}

export interface RivalInput {
  readonly documents: readonly RivalDocument[];
  readonly synonyms: Synonyms;
  /** Folder of the installed libraries. */
  readonly folder: string;
}

/** Weights that depend on the site: each rival is tried with several of these, and its best counts. */
export interface Tuning {
  /** Weight of a word in a title relative to one in a body. */
  readonly title: number;
  /** Weight of inputs and outputs relative to pages when the query is no identifier. */
  readonly row: number;
}

export const tunings: readonly Tuning[] = [4, 9, 16].flatMap((title) =>
  [0.4, 0.62, 1].map((row) => ({ title, row })),
);

/** Creates a rival's index for each tuning. */
export type CreateRivals = (input: RivalInput) => Promise<readonly Rival[]>;
