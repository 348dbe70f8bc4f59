import type { Query } from './parse-query.ts';
import { scoreParts, scoreWord, type WordScores } from './rank-records.ts';
import type { WordFinder } from './word-finder.ts';
import { type Chunk, toTitleTerm } from './words.ts';

/** Weight of an identifier's segments if the identifier itself is not found. */
const SEGMENTS_WORTH = 1.6;
const PARTS_WORTH = 0.7;
const NO_SCORES: WordScores = new Map();

export interface QueryScores {
  /** Scores for each word of the query. */
  readonly words: readonly WordScores[];
  /** Scores of the records whose title is the query. */
  readonly titles: WordScores;
}

/** Finds the records that contain the words of a query; `count` is the total number of records. */
export async function scoreQuery(query: Query, finder: WordFinder, count: number): Promise<QueryScores> {
  const scoreSingle = async (word: string): Promise<WordScores> => {
    const found = await finder.find(word);
    return scoreWord(found.length > 0 ? found : await finder.findMistyped(word), count);
  };
  const scoreAll = async (words: readonly string[], worth: number): Promise<WordScores> =>
    scoreParts(await Promise.all(words.map(scoreSingle)), worth);

  /** Searches for a whole identifier first, then for its segments, which cost a file each. */
  const scoreChunk = async ({ whole, segments, parts }: Chunk): Promise<WordScores> => {
    if (parts.length === 0) return scoreSingle(whole);
    const found = await finder.find(whole);
    if (found.length > 0) return scoreWord(found, count);
    const mistyped = await finder.findMistyped(whole);
    if (mistyped.length > 0) return scoreWord(mistyped, count);
    const bySegments = segments.length === 0 ? NO_SCORES : await scoreAll(segments, SEGMENTS_WORTH);
    return bySegments.size > 0 ? bySegments : scoreAll(parts, PARTS_WORTH);
  };
  const scoreTitle = async (): Promise<WordScores> => {
    const title = query.words.some(({ parts }) => parts.length > 0) ? undefined : toTitleTerm(query.text);
    return title === undefined ? NO_SCORES : scoreWord(await finder.findTitle(title), count);
  };

  const [titles, ...words] = await Promise.all([scoreTitle(), ...query.words.map(scoreChunk)]);
  return { titles, words };
}
