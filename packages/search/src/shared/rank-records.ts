import type { TermMatch } from './find-terms.ts';

/** The scores of records for one word of a query, by record number. */
export type WordScores = ReadonlyMap<number, number>;

export interface RankInput {
  readonly words: readonly WordScores[];
  /** Range of record numbers to rank. */
  readonly from: number;
  readonly to: number;
  /** Records whose title is the query: they rank above those that only contain its words. */
  readonly titles: WordScores;
  /** Returns the ranking factor of a record number. */
  readonly prior: (record: number) => number;
}

export interface RankedRecord {
  readonly record: number;
  readonly score: number;
}

/** Exponent of the share of matched words in a score. */
const MISSING_MATTERS = 2;

/**
 * Returns the scores of the records for a word: the highest among the terms that the word can mean. The score of
 * a term is
 *
 *     weight in the record · rarity of the term · weight of the match
 *
 * The weight in the record was computed when the site was built (`weigh-terms.ts`).
 */
export function scoreWord(matches: readonly TermMatch[], count: number): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { posting, worth, frequency } of matches) {
    const factor = worth * rarity(frequency, count);
    let record = 0;
    for (let at = 1; at < posting.length; at += 2) {
      record += posting[at] ?? 0;
      const score = factor * (posting[at + 1] ?? 0);
      if (score > (scores.get(record) ?? 0)) scores.set(record, score);
    }
  }
  return scores;
}

/** Returns the rarity of a word, always above 0: BM25's `ln(1 + (N − n + 0.5) / (n + 0.5))`. */
function rarity(frequency: number, count: number): number {
  return Math.log(1 + (count - Math.min(frequency, count) + 0.5) / (frequency + 0.5)) + 0.3;
}

/** Combines the scores of an identifier's parts; missing parts cost more than their share. */
export function scoreParts(parts: readonly WordScores[], worth: number): Map<number, number> {
  const sums = new Map<number, { sum: number; found: number }>();
  for (const part of parts) {
    for (const [record, score] of part) {
      const { sum, found } = sums.get(record) ?? { sum: 0, found: 0 };
      sums.set(record, { sum: sum + score, found: found + 1 });
    }
  }
  const scores = new Map<number, number>();
  for (const [record, { sum, found }] of sums) {
    // A single part is something else than the identifier.
    if (found * 2 > parts.length) scores.set(record, (worth * sum * found) / parts.length ** 2);
  }
  return scores;
}

/**
 * Ranks records by their match with all words together:
 *
 *     (sum over the words + score of the whole title) · prior · (words found / words of the query)²
 *
 * Records that lack a word come last, or not at all. Titles are compared with the query again when the records
 * are read (`read-results.ts`).
 */
export function rankRecords({ words, titles, from, to, prior }: RankInput): RankedRecord[] {
  const found = new Map<number, { score: number; words: number }>();
  for (const scores of words) {
    for (const [record, score] of scores) {
      if (record < from || record >= to) continue;
      const entry = found.get(record);
      if (entry === undefined) found.set(record, { score, words: 1 });
      else {
        entry.score += score;
        entry.words++;
      }
    }
  }
  for (const [record, score] of titles) {
    if (record < from || record >= to) continue;
    found.set(record, { score: score + (found.get(record)?.score ?? 0), words: words.length });
  }
  // In a longer query a word can be missing; in a shorter one only if there is nothing better.
  const most = Math.max(0, ...Array.from(found.values(), (entry) => entry.words));
  const least = words.length > 2 ? Math.min(most, words.length - 1) : most;
  const listed: RankedRecord[] = [];
  for (const [record, entry] of found) {
    if (entry.words < least) continue;
    listed.push({
      record,
      score: entry.score * prior(record) * (entry.words / words.length) ** MISSING_MATTERS,
    });
  }
  listed.sort((a, b) => b.score - a.score || a.record - b.record);
  return listed;
}
