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

/** Reads a file of the index by its name; rejects if it is unavailable or invalid. */
export type ReadIndexFile = <T>(name: string, toFile: (value: unknown) => T) => Promise<T>;

/** Looks up the words of one query in the term files. */
export interface WordFinder {
  /** Finds the terms that a word, or a whole identifier, can mean; none for a mistyped one. */
  find(word: string): Promise<TermMatch[]>;
  /** Finds corrections for a word that was not found. */
  findMistyped(word: string): Promise<TermMatch[]>;
  /** Finds the records with a title. */
  findTitle(title: string): Promise<TermMatch[]>;
  /** Reports whether a file could not be read; throws if none could. */
  checkFaults(): { readonly isIncomplete: boolean };
}

/** Weight of matches with a corrected word. */
const CORRECTED_WORTH = 0.5;

/** The term files: lower bounds and names. */
export interface ShardList {
  readonly starts: readonly string[];
  readonly names: readonly string[];
}

/** Creates the finder of one query. */
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
      // Without the list, only corrections are unavailable.
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
