import { compareTerms, type TermTable } from './term-table.ts';

/** Number of words that a mistyped one is compared with. */
const MOST_WORDS = 1_500;
const SHORTEST_WORD = 4;

/** Selects distinctive words: with a high weight in some record, and not only in one. */
export function chooseWords(entries: TermTable): string[] {
  const found: { readonly term: string; readonly worth: number }[] = [];
  for (const [term, { frequency, heaviest }] of entries)
    if (term.length >= SHORTEST_WORD) found.push({ term, worth: heaviest * Math.log2(1 + frequency) });
  // Numbers sort fast, and give a threshold below which words need no check.
  const worths = Float64Array.from(found, ({ worth }) => worth)
    .sort()
    .reverse();
  for (let most = 2 * MOST_WORDS; ; most *= 2) {
    const least = worths[most] ?? 0;
    const words = found.filter(({ term, worth }) => worth >= least && /^\p{L}+$/u.test(term));
    if (words.length < MOST_WORDS && most < worths.length) continue;
    return words
      .sort((a, b) => b.worth - a.worth || compareTerms(a.term, b.term))
      .slice(0, MOST_WORDS)
      .map(({ term }) => term);
  }
}
