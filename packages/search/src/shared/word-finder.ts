import {
  findCorrections,
  findShards,
  findTerms,
  findTitle,
  findTypos,
  type TermMatch,
} from './find-terms.ts';
import { toTermShard, toWordList } from './index-files.ts';
import type { TermShard, WordList } from './index-format.ts';

/** Reads a file of the index by its name; rejects when it cannot be had or is something else. */
export type ReadIndexFile = <T>(name: string, toFile: (value: unknown) => T) => Promise<T>;

/** Finds what the words of one query may mean, in the files that hold terms. */
export interface WordFinder {
  /** The terms that a word, or an identifier as a whole, may mean; none for one that is mistyped. */
  find(word: string): Promise<TermMatch[]>;
  /** What a word that was not found was meant to be. */
  findMistyped(word: string): Promise<TermMatch[]>;
  /** The records with a title. */
  findTitle(title: string): Promise<TermMatch[]>;
  /** What could not be read so far; throws when that is everything. */
  checkFaults(): { readonly isIncomplete: boolean };
}

/** What the words are worth that a mistyped one was probably meant to be. */
const CORRECTED_WORTH = 0.5;

/** The files of terms: what they start with, and their names. */
export interface ShardList {
  readonly starts: readonly string[];
  readonly names: readonly string[];
}

/** Makes the finder of one query. */
export function createWordFinder({ starts, names: files }: ShardList, read: ReadIndexFile): WordFinder {
  let tried = 0;
  const faults: unknown[] = [];

  const readShards = async (beginning: string): Promise<TermShard[]> => {
    const names = findShards(starts, beginning).map((index) => files[index] ?? '');
    tried += names.length;
    const results = await Promise.allSettled(names.map((name) => read(name, toTermShard)));
    for (const result of results) if (result.status === 'rejected') faults.push(result.reason);
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  };
  const find = async (word: string): Promise<TermMatch[]> => findTerms(await readShards(word), word);

  return {
    find,
    async findMistyped(word) {
      const near = findTypos(await readShards(word), word);
      if (near.some(({ worth }) => worth >= CORRECTED_WORTH)) return near;
      // Without the list there are no corrections; what else there is stays.
      const words = await read('words.json', toWordList).catch((): WordList => []);
      const others = findCorrections(words, word).map(async (correction) =>
        (await find(correction)).map((match) => ({ ...match, worth: match.worth * CORRECTED_WORTH })),
      );
      return [...near, ...(await Promise.all(others)).flat()];
    },
    findTitle: async (title) => findTitle(await readShards(title), title),
    checkFaults() {
      if (faults.length > 0 && faults.length === tried) throw faults[0];
      return { isIncomplete: faults.length > 0 };
    },
  };
}
