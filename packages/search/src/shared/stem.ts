/**
 * Stems English words lightly: forms of one word get the same stem, which need not be a word itself. Short
 * words stay unchanged, and so does everything with a digit or a separator, because identifiers have no
 * grammar.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = removePlural(word);
  for (const [ending, least] of ENDINGS) {
    if (singular.endsWith(ending) && singular.length - ending.length >= least) {
      return removeDouble(singular.slice(0, -ending.length));
    }
  }
  return singular.endsWith('e') && singular.length > 4 ? singular.slice(0, -1) : singular;
}

/** Suffixes and the minimum number of letters before them, the longest first. */
const ENDINGS: readonly (readonly [ending: string, least: number])[] = [
  ['ication', 4],
  ['ations', 4],
  ['ation', 4],
  ['ments', 4],
  ['ment', 4],
  ['ings', 3],
  ['ions', 4],
  ['ing', 3],
  ['ion', 4],
  ['ers', 4],
  ['ied', 3],
  ['ed', 3],
  ['er', 4],
  ['ly', 4],
];

function removePlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/[su]s$|is$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Undoubles the last letter: at this step, `running` is `runn`, `planned` is `plann`. */
function removeDouble(word: string): string {
  const doubled = /([bdfgmnprt])\1$/.test(word);
  const bare = doubled ? word.slice(0, -1) : word;
  return bare.endsWith('e') ? bare.slice(0, -1) : bare;
}
