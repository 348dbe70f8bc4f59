import { stem } from './stem.ts';
import { readChunks } from './words.ts';

/** A piece of text; marked pieces match the query. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Characters of an excerpt, and its characters before the first match. */
const EXCERPT_LENGTH = 150;
const LEAD = 40;

/** Returns true when a word of a text matches one of the query's words. */
export type WordMatcher = (word: string) => boolean;

/** Creates a matcher for the query's words: equal words, other forms, and longer ones. */
export function createWordMatcher(words: readonly string[]): WordMatcher {
  const singles = words.flatMap((word) => {
    const [chunk] = readChunks(word);
    return chunk === undefined || chunk.parts.length === 0 ? [word] : chunk.parts;
  });
  const roots = new Set(singles.map(stem));
  const beginnings = singles.filter((word) => word.length > 1);
  return (word) => {
    const [chunk] = readChunks(word);
    const folded = chunk?.whole ?? '';
    return roots.has(stem(folded)) || beginnings.some((beginning) => folded.startsWith(beginning));
  };
}

/** Splits a text into marked and unmarked pieces. */
export function highlight(text: string, matches: WordMatcher): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!matches(word)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
    pieces.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/** Returns the excerpt around the first match, cut between words. */
export function createExcerpt(text: string, matches: WordMatcher): TextPiece[] {
  if (text.length <= EXCERPT_LENGTH) return highlight(text, matches);
  let first = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!matches(word)) continue;
    first = index;
    break;
  }
  let start = first <= LEAD ? 0 : text.lastIndexOf(' ', first - LEAD) + 1;
  if (first > LEAD && text.length - start < EXCERPT_LENGTH)
    start = text.indexOf(' ', text.length - EXCERPT_LENGTH) + 1;
  const rest = text.slice(start);
  const cut = rest.length <= EXCERPT_LENGTH ? rest : rest.slice(0, rest.lastIndexOf(' ', EXCERPT_LENGTH));
  const excerpt = `${start > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? ' …' : ''}`;
  return highlight(excerpt, matches);
}
