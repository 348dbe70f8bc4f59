import { editDistance } from '@gruntwork-docs/engine/shared';
import { LONGEST_PREFIX, type TermShard, type WordList } from './index-format.ts';
import { stem } from './stem.ts';

/** A term of the index that a word of the query can mean, and the weight of a match (1: the word itself). */
export interface TermMatch {
  readonly posting: readonly number[];
  readonly worth: number;
  /** Number of records with the term or one grouped with it: the fewer, the more significant. */
  readonly frequency: number;
}

/** Weights of inexact matches relative to the word itself. */
const WORTH = { sameStem: 0.85, longer: 0.75, anyLonger: 0.5, typo: [1, 0.5, 0.28] } as const;
/** Maximum number of longer terms considered, the most frequent ones. */
const MOST_LONGER = 32;

/** Returns the indexes of the shards with a prefix; at most two, as the rest is in the `abc*` entry. */
export function findShards(starts: readonly string[], beginning: string): number[] {
  const first = findLast(starts, beginning.length <= LONGEST_PREFIX ? `${beginning}*` : beginning);
  const exact = findLast(starts, beginning);
  return [...new Set([first, exact, ...(starts[exact + 1]?.startsWith(beginning) ? [exact + 1] : [])])]
    .filter((index) => index >= 0)
    .slice(0, 2);
}

/** Returns the number of typos that a word of this length can have. */
function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Returns the index of the last entry that is not after `text`. */
function findLast(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') <= text) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Finds the terms that a word can mean: itself, other forms of it, and longer ones. */
export function findTerms(shards: readonly TermShard[], word: string): TermMatch[] {
  const matches: TermMatch[] = [];
  const longer: { posting: readonly number[]; length: number }[] = [];
  const root = stem(word);
  const any = `${word}*`;
  for (const { terms, postings } of shards) {
    const start = Math.max(0, findLast(terms, root));
    for (let index = start; index < terms.length; index++) {
      const term = terms[index] ?? '';
      const posting = postings[index] ?? [];
      if (!term.startsWith(root)) {
        if (term > root) break;
      } else if (term === word) matches.push(createMatch(posting, 1));
      else if (term === any) matches.push(createMatch(posting, WORTH.anyLonger));
      else if (term.endsWith('*')) continue;
      else if (stem(term) === root) matches.push(createMatch(posting, WORTH.sameStem));
      else if (term.startsWith(word)) longer.push({ posting, length: term.length });
    }
  }
  longer.sort((a, b) => (b.posting[0] ?? 0) - (a.posting[0] ?? 0));
  // A rare longer word is no more significant than a frequent one.
  const frequency = [
    ...matches.map(({ posting }) => posting),
    ...longer.map(({ posting }) => posting),
  ].reduce((sum, posting) => sum + (posting[0] ?? 0), 0);
  for (const { posting, length } of longer.slice(0, MOST_LONGER))
    matches.push({ posting, worth: WORTH.longer * Math.sqrt(word.length / length), frequency });
  return matches;
}

function createMatch(posting: readonly number[], worth: number): TermMatch {
  return { posting, worth, frequency: posting[0] ?? 0 };
}

/** Finds the records whose title consists of the query's words. */
export function findTitle(shards: readonly TermShard[], title: string): TermMatch[] {
  return shards.flatMap(({ terms, postings }) => {
    const posting = postings[terms.indexOf(title)];
    return posting === undefined ? [] : [createMatch(posting, 1)];
  });
}

/** Finds the terms of some shards that differ from a word by one or two typos. */
export function findTypos(shards: readonly TermShard[], word: string): TermMatch[] {
  const most = allowedTypos(word.length);
  if (most === 0) return [];
  return shards.flatMap(({ terms, postings }) =>
    terms.flatMap((term, index): TermMatch[] => {
      const typos = term.endsWith('*') ? most + 1 : editDistance(word, term, most);
      return typos > most || typos === 0 ? [] : [createMatch(postings[index] ?? [], WORTH.typo[typos] ?? 0)];
    }),
  );
}

/** Finds the most likely corrections of a mistyped word, including a mistyped prefix of a longer word. */
export function findCorrections(words: WordList, word: string): string[] {
  const most = allowedTypos(word.length);
  if (most === 0) return [];
  const found: { term: string; typos: number }[] = [];
  for (const term of words) {
    const typos = editDistance(word, term, most);
    if (typos <= most) found.push({ term, typos });
    else if (term.length > word.length && hasBeginning(term, word))
      found.push({ term, typos: BEGINNING_TYPOS });
  }
  // The list is sorted by importance, and sorting is stable.
  return found
    .sort((a, b) => a.typos - b.typos)
    .slice(0, MOST_CORRECTIONS)
    .map(({ term }) => term);
}

/** Number of corrections that are searched, because each can cost a file. */
const MOST_CORRECTIONS = 2;
/** A mistyped prefix ranks between a word with one typo and one with two. */
const BEGINNING_TYPOS = 1.5;

/** True for a longer word that starts with this one, except for one typo. */
function hasBeginning(term: string, word: string): boolean {
  return [-1, 0, 1].some((more) => editDistance(word, term.slice(0, word.length + more), 1) <= 1);
}
