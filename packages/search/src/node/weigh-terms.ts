import { readChunks, STOP_WORDS } from '#shared/words.ts';

/** Terms, and alternating indexes into them and weights, in tenths: compact for caching and merging. */
export interface TermList {
  readonly words: readonly string[];
  readonly pairs: readonly number[];
}

export const NO_TERMS: TermList = { words: [], pairs: [] };

/** Computes the term weights of one record after the other. All records share one list of words. */
export interface Weigher {
  /** All terms so far, of all records. */
  readonly words: readonly string[];
  addField(text: string, field: Field): void;
  /** Adds a module's name in calls as a whole: its words, and a name of one word, are those of the title. */
  addModuleName(name: string): void;
  /** Adds the name of an input or output: the whole, its last attribute, and the words of both. */
  addName(name: string): void;
  /** Returns the terms of the record, as pairs of an index into `words` and tenths, and starts the next. */
  takePairs(): number[];
}

/** A field of a record: its boost, its usual length, and whether it is a name. */
export interface Field {
  readonly boost: number;
  /** Usual number of words: in a longer field, each word weighs less. */
  readonly length: number;
  /** Words of names count even if they are common elsewhere. */
  readonly isTitle?: boolean;
  /** Code identifiers count as a whole only: their words are everywhere in code. */
  readonly isCode?: boolean;
}

/** Fields of a record, the most important first. Boosts are tuned with `bench/search`. */
export const fields = {
  title: { boost: 9, length: 3, isTitle: true },
  heading: { boost: 5.5, length: 3, isTitle: true },
  keywords: { boost: 3, length: 4 },
  description: { boost: 2.6, length: 16 },
  /** Parent of the record: the page of a section, the module of an input. */
  context: { boost: 1.6, length: 4 },
  text: { boost: 1, length: 70 },
  code: { boost: 0.35, length: 90, isCode: true },
} satisfies Readonly<Record<string, Field>>;

/** Weight of an identifier's segment relative to the identifier. */
const SEGMENT_SHARE = 0.8;
const PART_SHARE = 0.6;
/**
 * `k1` and `b` of BM25, for term saturation and length normalization, with their usual values (Robertson and
 * Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond, 2009).
 */
const SATURATION = 1.2;
const LENGTH_MATTERS = 0.7;

const NAME = { whole: 18, lastSegment: 13, lastPart: 6, outerSegment: 3, outerPart: 2 };

/** Minimum length of terms outside of names. */
const SHORTEST_TERM = 2;

/** Creates an empty weigher. */
export function createWeigher(): Weigher {
  const words: string[] = [];
  const places = new Map<string, number>();
  /** Weights in the current record, by term index. */
  let weights = new Map<number, number>();
  /** Frequencies in the current field, by term index. */
  const counts = new Map<number, number>();

  const getPlace = (term: string): number => {
    let place = places.get(term);
    if (place === undefined) {
      place = words.push(term) - 1;
      places.set(term, place);
    }
    return place;
  };
  const raise = (term: string, weight: number): void => {
    const place = getPlace(term);
    if (weight > (weights.get(place) ?? 0)) weights.set(place, weight);
  };
  const count = (term: string, share: number, isTitle: boolean): void => {
    if (!isTitle && (term.length < SHORTEST_TERM || STOP_WORDS.has(term))) return;
    const place = getPlace(term);
    counts.set(place, (counts.get(place) ?? 0) + share);
  };

  return {
    words,
    /*
     * A word that occurs `f` times in a field adds the part of BM25 that does not depend on other records, times
     * the field's boost:
     *
     *     boost · f · (k1 + 1) / (f + k1 · (1 − b + b · words in the field / usual words of such a field))
     *
     * Fields are weighted separately and summed, so that a word in a title outweighs any repetition in a text. The
     * other part, the rarity of a word, is applied when a query is scored (`rank-records.ts`).
     */
    addField(text, { boost, length, isTitle = false, isCode = false }: Field) {
      if (text === '') return;
      const read = readChunks(text);
      for (const { whole, segments, parts } of read) {
        count(whole, 1, isTitle);
        if (isCode) continue;
        for (const segment of segments) count(segment, SEGMENT_SHARE, isTitle);
        for (const part of parts) count(part, PART_SHARE, isTitle);
      }
      const norm = SATURATION * (1 - LENGTH_MATTERS + (LENGTH_MATTERS * read.length) / length);
      for (const [place, frequency] of counts) {
        const weight = (boost * frequency * (SATURATION + 1)) / (frequency + norm);
        weights.set(place, (weights.get(place) ?? 0) + weight);
      }
      counts.clear();
    },
    addModuleName(name) {
      const [word] = readChunks(name);
      if (word !== undefined && word.parts.length > 0) raise(word.whole, NAME.whole);
    },
    addName(name) {
      const [word] = readChunks(name);
      if (word === undefined) return;
      raise(word.whole, NAME.whole);
      const segments = word.whole.split('.');
      segments.forEach((segment, index) => {
        const isLast = index === segments.length - 1;
        if (segments.length > 1) raise(segment, isLast ? NAME.lastSegment : NAME.outerSegment);
        for (const part of segment.split('_'))
          if (part !== '') raise(part, isLast ? NAME.lastPart : NAME.outerPart);
      });
    },
    takePairs() {
      const pairs = [...weights].flatMap(([place, weight]) => [place, Math.max(1, Math.round(weight * 10))]);
      weights = new Map();
      return pairs;
    },
  };
}
