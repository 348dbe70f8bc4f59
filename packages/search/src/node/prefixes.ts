import { LONGEST_PREFIX } from '#shared/index-format.ts';
import { mergePostings } from './postings.ts';
import { createEntry, type TermEntry, type TermTable } from './term-table.ts';

/** Size in bytes from which on the terms with a beginning get an entry for them all. */
const PREFIX_SIZE = 4_000;

export interface PrefixInput {
  /** Entries of terms; those of beginnings are added. */
  readonly entries: TermTable;
  /** All terms in order. */
  readonly terms: readonly string[];
  readonly bounds: readonly number[];
}

/**
 * Adds entries for beginnings that many terms share, from the longest beginnings to the shortest: entries of longer ones stand for their
 * terms in those of shorter ones.
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

/** A title as a whole is looked for as a whole. */
function isTitle(term: string): boolean {
  return term.startsWith('=');
}

/** Bytes of the lists of all terms that are longer than a beginning. */
function measureBeginnings(
  terms: readonly string[],
  entries: ReadonlyMap<string, TermEntry>,
): Map<string, number> {
  const sizes = new Map<string, number>();
  // The terms are in order: those that begin alike come one after the other.
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

/** The entries that make up a beginning: those of beginnings that are one letter longer, and of all other terms. */
function listParts(
  beginning: string,
  terms: readonly string[],
  entries: ReadonlyMap<string, TermEntry>,
): TermEntry[] {
  const parts: TermEntry[] = [];
  const length = beginning.length + 1;
  let at = findFirst(terms, beginning);
  // A term that is the beginning itself is found by its name.
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

/** Index of the first of some texts in order that is not before another. */
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
