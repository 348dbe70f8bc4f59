import { CHUNK } from '#shared/words.ts';
import type { Word, WordMemory } from './word-memory.ts';

/** What a unit of a text is to words: none of them, in them, between two parts of one, or half of a character. */
const [OUTSIDE, INSIDE, BETWEEN, HALF] = [1, 2, 3, 4] as const;
/** By units; 0 for those that were not met yet. */
const kinds = new Uint8Array(2 ** 16);

/** Cuts a text into the words that `readChunks` finds. A page has thousands, and nearly all of them were read before. */
export function readWords(text: string, memory: WordMemory): Word[] {
  const words: Word[] = [];
  let start = -1;
  let end = 0;
  /** Of the word up to its end, and up to the unit at hand. */
  let hash = 0;
  let nextHash = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const kind = kinds[unit] || findKind(unit);
    if (kind === INSIDE) {
      if (start < 0) {
        start = at;
        nextHash = 0;
      }
      nextHash = addToHash(nextHash, unit);
      hash = nextHash;
      end = at + 1;
    } else if (kind === HALF) {
      return readAnyWords(text, memory);
    } else if (start >= 0) {
      if (kind === BETWEEN) nextHash = addToHash(nextHash, unit);
      else {
        words.push(memory.find(text, start, end, hash));
        start = -1;
      }
    }
  }
  if (start >= 0) words.push(memory.find(text, start, end, hash));
  return words;
}

function findKind(unit: number): number {
  const sign = String.fromCharCode(unit);
  const isHalf = unit >= 0xd800 && unit < 0xe000;
  const kind = isHalf
    ? HALF
    : /[\p{L}\p{M}\p{N}]/u.test(sign)
      ? INSIDE
      : /[_\-./:]/.test(sign)
        ? BETWEEN
        : OUTSIDE;
  kinds[unit] = kind;
  return kind;
}

function addToHash(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0;
}

/** The same of a text with characters of two units, as the signs of some old scripts and emoji are. */
function readAnyWords(text: string, memory: WordMemory): Word[] {
  return Array.from(text.matchAll(CHUNK), ({ 0: word, index }) => {
    let hash = 0;
    for (let at = 0; at < word.length; at++) hash = addToHash(hash, word.charCodeAt(at));
    return memory.find(text, index, index + word.length, hash);
  });
}
