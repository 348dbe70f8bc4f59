import type { RecordClass } from './index-format.ts';
import { type Chunk, readChunks, STOP_WORDS } from './words.ts';

/** Maximum characters and words of a query: longer ones were pasted by mistake. */
export const LONGEST_QUERY = 256;
const MOST_WORDS = 8;

/** Scope prefixes as typed by the reader: `in:vpc_id`. */
export const scopes: Readonly<Record<string, RecordClass>> = {
  in: 'input',
  out: 'output',
  mod: 'module',
  guide: 'guide',
};

const SCOPE = /(?<![\p{L}\p{N}_])(in|out|mod|guide):/giu;

export interface Query {
  /** The typed text, without control characters and scopes, cut to a sensible length. */
  readonly text: string;
  readonly words: readonly Chunk[];
  /** Restricts results to records of this class. */
  readonly scope: RecordClass | undefined;
}

/** Parses the reader's input; any text is a query, even one without words. */
export function parseQuery(input: string): Query {
  let scope: RecordClass | undefined;
  const text = cleanQuery(input)
    .replace(SCOPE, (_, name: string) => {
      scope = scopes[name.toLowerCase()];
      return ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
  const all = readChunks(text);
  const telling = all.filter(({ whole }) => !STOP_WORDS.has(whole));
  const unique = new Map((telling.length > 0 ? telling : all).map((chunk) => [chunk.whole, chunk]));
  return { text, words: [...unique.values()].slice(0, MOST_WORDS), scope };
}

/** Returns one line of visible text, cut to the longest query. */
export function cleanQuery(input: string): string {
  return input
    .slice(0, LONGEST_QUERY * 4)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trimStart()
    .slice(0, LONGEST_QUERY);
}
