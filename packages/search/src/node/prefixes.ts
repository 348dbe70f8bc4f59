import { LONGEST_PREFIX } from '#shared/index-format.ts';
import { mergePostings } from './postings.ts';
import { createEntry, type TermEntry, type TermTable } from './term-table.ts';

/** Size in bytes from which the terms with a common prefix get a shared entry. */
const PREFIX_SIZE = 4_000;

export interface PrefixInput {
  /** Entries of terms; prefix entries are added to it. */
  readonly entries: TermTable;
  /** All terms, sorted. */
  readonly terms: readonly string[];
  readonly bounds: readonly number[];
}

/**
 * Adds entries for prefixes that many terms share, from the longest to the shortest: entries of longer
 * prefixes replace their terms in those of shorter ones.
 */
export function addPrefixes({ entries, terms, bounds }: PrefixInput): void {
  const wanted = [...measureBeginnings(terms, entries)].flatMap(([beginning, size]) =>
    size >= PREFIX_SIZE ? [beginning] : [],
  );
  for (let length = LONGEST_PREFIX; length > 0; length--) {
    for (const beginning of wanted) {
      if (beginning.length !== length) continue;
      const merged = mergePostings(listParts(beginning, terms, entries), bounds);
      entries.set(`${beginning}*`, createEntry(merged));
    }
  }
}

/** A whole title is only matched as a whole. */
function isTitle(term: string): boolean {
  return term.startsWith('=');
}

/** Returns the size in bytes of the lists of all terms longer than a prefix. */
function measureBeginnings(
  terms: readonly string[],
  entries: ReadonlyMap<string, TermEntry>,
): Map<string, number> {
  const sizes = new Map<string, number>();
  // The terms are sorted, so those with a common prefix are adjacent.
  const open = Array.from({ length: LONGEST_PREFIX + 1 }, () => ({ beginning: '', size: 0 }));
  const close = (length: number): void => {
    const { beginning, size } = open[length] ?? { beginning: '', size: 0 };
    if (size > 0) sizes.set(beginning, size);
  };
  for (const term of terms) {
    if (isTitle(term)) continue;
    const own = entries.get(term)?.text.length ?? 0;
    for (let length = Math.min(term.length - 1, LONGEST_PREFIX); length > 0; length--) {
      const last = open[length];
      if (last !== undefined && last.size > 0 && term.startsWith(last.beginning)) {
        last.size += own;
        continue;
      }
      close(length);
      open[length] = { beginning: term.slice(0, length), size: own };
    }
  }
  for (const length of open.keys()) close(length);
  return sizes;
}

/** Lists the entries that make up a prefix: those of prefixes one letter longer, and of all other terms. */
function listParts(
  beginning: string,
  terms: readonly string[],
  entries: ReadonlyMap<string, TermEntry>,
): TermEntry[] {
  const parts: TermEntry[] = [];
  const length = beginning.length + 1;
  let at = findFirst(terms, beginning);
  // A term equal to the prefix is found by its name.
  if (terms[at] === beginning) at++;
  while (terms[at]?.startsWith(beginning)) {
    const term = terms[at] ?? '';
    const longer = term.slice(0, length);
    const whole = term.length > length && length <= LONGEST_PREFIX ? entries.get(`${longer}*`) : undefined;
    const entry = whole ?? entries.get(term);
    if (entry !== undefined) parts.push(entry);
    at++;
    if (whole !== undefined) while (terms[at]?.startsWith(longer)) at++;
  }
  return parts;
}

/** Returns the index of the first sorted text that is not before another text. */
function findFirst(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
