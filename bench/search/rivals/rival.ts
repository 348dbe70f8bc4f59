import type { Synonyms } from '#search/node/create-records.ts';

/** One place of the site, as every rival gets it: a page, a section, an input or an output. */
export interface RivalDocument {
  readonly id: number;
  /** Path with anchor. */
  readonly url: string;
  readonly title: string;
  /** Title of the page that the place is on; empty for the page itself. */
  readonly page: string;
  readonly text: string;
  /** Other words for what is in the title. */
  readonly synonyms: string;
  /** An input or output. */
  readonly isRow: boolean;
}

/** A rival with an index, as it is in the browser before the first query. */
export interface OpenRival {
  /** URLs of the best places, the best first. */
  search(text: string): Promise<readonly string[]>;
  /** Bytes read since the last call, as a host sends them. */
  takeBytes(): number;
}

/** A search library with an index of the documents. */
export interface Rival {
  readonly name: string;
  /** Bytes of the library's scripts, as a host sends them. */
  readonly scripts: number;
  /** Bytes of all that is made for it. */
  readonly index: number;
  /** Opens it with nothing read. */
  open(): Promise<OpenRival>;
}

export interface RivalInput {
  readonly documents: readonly RivalDocument[];
  readonly synonyms: Synonyms;
  /** Folder that the libraries are installed in. */
  readonly folder: string;
}

/** What is weighed differently from site to site: each rival is tried with several of these, and its best counts. */
export interface Tuning {
  /** How much a word in a title counts against one in a text. */
  readonly title: number;
  /** How much inputs and outputs count against pages when the query is no identifier. */
  readonly row: number;
}

export const tunings: readonly Tuning[] = [4, 9, 16].flatMap((title) =>
  [0.4, 0.62, 1].map((row) => ({ title, row })),
);

/** Makes a rival's index for each tuning. */
export type CreateRivals = (input: RivalInput) => Promise<readonly Rival[]>;
