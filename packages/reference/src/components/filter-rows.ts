/** The filterable data of a row: its words, and its values by the name of the select control. */
export interface FilterRow {
  /** The text in lower case. */
  readonly text: string;
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** The query of a form. A choice of '' matches every row, `true` matches rows that have the value at all. */
export interface FilterQuery {
  readonly text: string;
  readonly choices: Readonly<Record<string, string | boolean>>;
}

/** Character that a word must not follow: `nat` is in `num_nat_gateways`, and not in `destination`. */
const WORD_PART = /[\p{L}\p{N}]/u;

/** True for a row that has words with every prefix in the text, and every chosen value. */
export function matchesRow(row: FilterRow, { text, choices }: FilterQuery): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.every((word) => hasBeginning(row.text, word))) return false;
  return Object.entries(choices).every(([name, choice]) => {
    if (choice === '' || choice === false) return true;
    const value = row.values[name];
    return choice === true ? value !== undefined : value?.split(' ').includes(choice) === true;
  });
}

function hasBeginning(text: string, word: string): boolean {
  let at = text.indexOf(word);
  while (at > 0 && WORD_PART.test(text.charAt(at - 1)) && WORD_PART.test(word.charAt(0)))
    at = text.indexOf(word, at + 1);
  return at >= 0;
}

/** True when a form has an empty query. */
export function isEmptyQuery({ text, choices }: FilterQuery): boolean {
  return text.trim() === '' && Object.values(choices).every((choice) => choice === '' || choice === false);
}

/** Writes a query into the parameters of a URL, without its empty parts. */
export function writeQuery(params: URLSearchParams, name: string, query: FilterQuery): void {
  const entries: [string, string | boolean][] = [[name, query.text.trim()], ...Object.entries(query.choices)];
  for (const [key, value] of entries) {
    if (value === '' || value === false) params.delete(key);
    else params.set(key, value === true ? '1' : value);
  }
}
