import { parseChunk, STOP_WORDS } from '#shared/words.ts';

/** A term of the index: one object for all places where it stands. */
export interface Term {
  readonly text: string;
  /** Found by name only: it is too short, or says nothing of what a text is about. */
  readonly isSmall: boolean;
  /** The weigher that asked for it last, by its number, and where that one has it. */
  owner: number;
  place: number;
}

/** A word as it stands in a text, with its terms. */
export interface Word {
  readonly text: string;
  readonly whole: Term;
  readonly segments: readonly Term[];
  readonly parts: readonly Term[];
}

/** The words that were read, by their characters. */
export interface WordMemory {
  /** The word between two places of a text; `hash` depends on its characters and nothing else. */
  find(text: string, start: number, end: number, hash: number): Word;
  getTerm(text: string): Term;
}

/** Shorter terms are found by name only. */
const SHORTEST_TERM = 2;
/** A power of two. Half of them are used at most, so that a search ends soon: the 1,260 pages of the bench have 14,000 words. */
const SLOTS = 2 ** 16;
/** Characters of the longest word that is remembered: longer ones are hardly seen twice. */
const LONGEST_KNOWN = 64;

/** Makes a memory. A word is compared where it stands: to cut each one out, and look for the piece in a map, takes twice the time. */
export function createWordMemory(slotCount = SLOTS): WordMemory {
  const slots: (Word | undefined)[] = new Array(slotCount).fill(undefined);
  const terms = new Map<string, Term>();
  let count = 0;

  const getTerm = (text: string): Term => {
    const known = terms.get(text);
    if (known !== undefined) return known;
    const isSmall = text.length < SHORTEST_TERM || STOP_WORDS.has(text);
    const term: Term = { text, isSmall, owner: 0, place: 0 };
    terms.set(text, term);
    return term;
  };
  const createWord = (text: string): Word => {
    const { whole, segments, parts } = parseChunk(text);
    return { text, whole: getTerm(whole), segments: segments.map(getTerm), parts: parts.map(getTerm) };
  };
  /** Notes a new word in a free slot. When there are too many, all are forgotten. */
  const remember = (word: Word, slot: number): void => {
    if (count === slotCount / 2) {
      slots.fill(undefined);
      terms.clear();
      count = 0;
    } else if (word.text.length <= LONGEST_KNOWN) slots[slot] = word;
    count++;
  };

  return {
    getTerm,
    find(text, start, end, hash) {
      const length = end - start;
      let slot = hash & (slotCount - 1);
      for (let word = slots[slot]; word !== undefined; word = slots[slot]) {
        if (word.text.length === length && standsAt(word.text, text, start)) return word;
        slot = (slot + 1) & (slotCount - 1);
      }
      const word = createWord(copy(text.slice(start, end)));
      remember(word, slot);
      return word;
    },
  };
}

function standsAt(word: string, text: string, start: number): boolean {
  for (let at = 0; at < word.length; at++)
    if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  return true;
}

/** The same characters: a piece of a text keeps all of it in memory. */
function copy(piece: string): string {
  return Buffer.from(piece, 'utf16le').toString('utf16le');
}
