import { compareTerms, type TermTable } from './term-table.ts';

/** Words that a mistyped one is compared with. */
const MOST_WORDS = 1_500;
const SHORTEST_WORD = 4;

/** The words that stand out: weighty somewhere, and not only once. */
export function chooseWords(entries: TermTable): string[] {
  const found: { readonly term: string; readonly worth: number }[] = [];
  for (const [term, { frequency, heaviest }] of entries)
    if (term.length >= SHORTEST_WORD) found.push({ term, worth: heaviest * Math.log2(1 + frequency) });
  // Numbers are put in order fast, and tell from where on there is no need to look at all.
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
