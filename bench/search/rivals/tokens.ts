import { stem } from '#search/shared/stem.ts';
import { type Chunk, readChunks, STOP_WORDS } from '#search/shared/words.ts';

/**
 * Tokenizes text, for rivals with custom tokenizers: identifiers whole and in pieces, stems of other words.
 */
export function tokenize(text: string): string[] {
  return readChunks(text).flatMap(({ whole, segments, parts }) =>
    parts.length === 0 ? [stem(whole)] : [whole, ...segments, ...parts.map(stem)],
  );
}

/** Drops stop words from a query, unless it has no others. */
export function readQuery(text: string): Chunk[] {
  const all = readChunks(text);
  const telling = all.filter(({ whole }) => !STOP_WORDS.has(whole));
  return telling.length > 0 ? telling : all;
}

/** True for a query that is one identifier. */
export function isIdentifier([first, ...others]: readonly Chunk[]): boolean {
  return others.length === 0 && first !== undefined && first.parts.length > 0;
}
