import type { Random } from '../random.ts';

/** Characters and words that parsers stumble over, whatever the language. */
const SIGNS = [
  '\0',
  '\r',
  '\r\n',
  '\t',
  '\u00A0',
  '\u2028',
  '\uFEFF',
  '\uD800',
  '\u202E',
  '😀',
  'é',
  '\\',
  '%',
  '%2e%2e%2f',
  '../',
  '/',
  '`',
  '"',
  "'",
  '<',
  '>',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '&',
  ':',
  '---\n',
  '#',
  '*',
  '_',
  '|',
  '\n',
  '\n\n',
  '    ',
  '$',
  '!',
  '0',
  '1e999',
  '__proto__',
  'constructor',
];

/** How often a part may be repeated: often enough for what grows faster than its text, seldom so often that it is all there is. */
const REPEATS = [2, 5, 30, 250, 250, 20_000];
/** Longest text that a repetition makes: one that is refused for its length shows nothing. */
const LONGEST = 60_000;

/** Damages a text in a few places; the words of its own language are put in as well. */
export function mutateText(text: string, words: readonly string[], random: Random): string {
  let mutated = text;
  for (let left = 1 + random.below(6); left > 0; left--) mutated = damage(mutated, words, random);
  return mutated;
}

function damage(text: string, words: readonly string[], random: Random): string {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + 1 + random.below(random.oneIn(4) ? 200 : 8));
  const word = random.oneIn(2) && words.length > 0 ? random.pick(words) : random.pick(SIGNS);
  switch (random.below(9)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, end) + text.slice(at);
    case 2:
      return text.slice(0, at);
    case 3: {
      const from = random.below(text.length + 1);
      return text.slice(0, at) + text.slice(from, from + random.below(60)) + text.slice(at);
    }
    case 4:
      return text.slice(0, at) + repeat(word, random) + text.slice(at);
    case 5:
      return text.slice(0, at) + word + text.slice(end);
    default:
      return text.slice(0, at) + word + text.slice(at);
  }
}

function repeat(word: string, random: Random): string {
  const most = Math.min(random.pick(REPEATS), Math.floor(LONGEST / word.length));
  return word.repeat(1 + random.below(most));
}
