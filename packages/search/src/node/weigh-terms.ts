import { readChunks, STOP_WORDS } from '#shared/words.ts';

/** Weights of terms by term. */
export type Weights = Map<string, number>;

/** Terms and their weights in turns, in tenths: what is kept and added up. */
export type TermList = readonly (string | number)[];

export function toTermList(weights: Weights): TermList {
  // A site has a million of these: no small arrays in between.
  const list: (string | number)[] = [];
  for (const [term, weight] of weights) list.push(term, Math.max(1, Math.round(weight * 10)));
  return list;
}

/** Part of a record: how much its words count, how long it usually is, and whether it is a name. */
export interface Field {
  readonly boost: number;
  /** Usual number of words: in a longer one each word says less. */
  readonly length: number;
  /** Words of names count even if they say little elsewhere. */
  readonly isTitle?: boolean;
  /** Identifiers of code count whole only: their words are everywhere in code. */
  readonly isCode?: boolean;
}

/** Parts of a record from the most telling to the least. Boosts are tuned with `bench/search`. */
export const fields = {
  title: { boost: 9, length: 3, isTitle: true },
  heading: { boost: 5.5, length: 3, isTitle: true },
  keywords: { boost: 3, length: 4 },
  description: { boost: 2.6, length: 16 },
  /** What the record belongs to: the page of a section, the module of an input. */
  context: { boost: 1.6, length: 4 },
  text: { boost: 1, length: 70 },
  code: { boost: 0.35, length: 90, isCode: true },
} satisfies Readonly<Record<string, Field>>;

/** A part of an identifier against the identifier. */
const SEGMENT_SHARE = 0.8;
const PART_SHARE = 0.6;
/**
 * How fast repeating a word stops to matter, and how much length matters: `k1` and `b` of BM25 with their usual values
 * (Robertson and Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond, 2009).
 */
const SATURATION = 1.2;
const LENGTH_MATTERS = 0.7;
/** Shorter words are found by name only. */
const SHORTEST_WORD = 2;

/**
 * Adds the words of a field to the weights of a record. A word that stands in a field `f` times adds the part of BM25
 * that does not depend on other records, times what the field counts:
 *
 *     boost · f · (k1 + 1) / (f + k1 · (1 − b + b · words in the field / usual words of such a field))
 *
 * Fields are weighed one by one and summed, so that a word in a title outweighs any repetition in a text. The other
 * part, how rare a word is, comes in when a query is scored (`rank-records.ts`).
 */
export function addField(weights: Weights, text: string, field: Field): void {
  if (text === '') return;
  const { boost, length, isTitle = false, isCode = false } = field;
  const chunks = readChunks(text);
  const counts = new Map<string, number>();
  const count = (term: string, share: number): void => {
    if (!isTitle && (term.length < SHORTEST_WORD || STOP_WORDS.has(term))) return;
    counts.set(term, (counts.get(term) ?? 0) + share);
  };
  for (const { whole, segments, parts } of chunks) {
    count(whole, 1);
    if (isCode) continue;
    for (const segment of segments) count(segment, SEGMENT_SHARE);
    for (const part of parts) count(part, PART_SHARE);
  }
  const norm = SATURATION * (1 - LENGTH_MATTERS + (LENGTH_MATTERS * chunks.length) / length);
  for (const [term, frequency] of counts) {
    const weight = (boost * frequency * (SATURATION + 1)) / (frequency + norm);
    weights.set(term, (weights.get(term) ?? 0) + weight);
  }
}

const NAME = { whole: 18, lastSegment: 13, lastPart: 6, outerSegment: 3, outerPart: 2 };

/** Adds the name that calls of a module have, as a whole: its words, and a name of one word, are those of the title. */
export function addModuleName(weights: Weights, name: string): void {
  const [chunk] = readChunks(name);
  if (chunk !== undefined && chunk.parts.length > 0)
    weights.set(chunk.whole, Math.max(weights.get(chunk.whole) ?? 0, NAME.whole));
}

/** Adds the name of an input or output: whole, its last attribute, and the words of both. */
export function addName(weights: Weights, name: string): void {
  const raise = (term: string, weight: number): void => {
    weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  };
  const [chunk] = readChunks(name);
  if (chunk === undefined) return;
  raise(chunk.whole, NAME.whole);
  const segments = chunk.whole.split('.');
  segments.forEach((segment, index) => {
    const isLast = index === segments.length - 1;
    if (segments.length > 1) raise(segment, isLast ? NAME.lastSegment : NAME.outerSegment);
    for (const part of segment.split('_'))
      if (part !== '') raise(part, isLast ? NAME.lastPart : NAME.outerPart);
  });
}
