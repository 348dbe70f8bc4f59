import { stem } from '#search/shared/stem.ts';
import { type Chunk, readChunks, STOP_WORDS } from '#search/shared/words.ts';

/** The words of a text, for rivals that let a site say what a word is: identifiers whole and in pieces, stems of the others. */
export function tokenize(text: string): string[] {
  return readChunks(text).flatMap(({ whole, segments, parts }) =>
    parts.length === 0 ? [stem(whole)] : [whole, ...segments, ...parts.map(stem)],
  );
}

/** A query without words that say nothing, unless it has no others. */
export function readQuery(text: string): Chunk[] {
  const all = readChunks(text);
  const telling = all.filter(({ whole }) => !STOP_WORDS.has(whole));
  return telling.length > 0 ? telling : all;
}

/** True for a query that is one identifier. */
export function isIdentifier([first, ...others]: readonly Chunk[]): boolean {
  return others.length === 0 && first !== undefined && first.parts.length > 0;
}
