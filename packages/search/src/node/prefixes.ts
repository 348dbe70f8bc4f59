import { LONGEST_PREFIX } from '#shared/index-format.ts';
import { mergePostings, parsePostings } from './postings.ts';
import { createEntry, type TermEntry } from './term-table.ts';

/** Size in bytes from which on the terms with a beginning get an entry for them all. */
const PREFIX_SIZE = 4_000;

export interface PrefixInput {
  /** Entries of terms and, once they are made, of beginnings. */
  readonly entries: Map<string, TermEntry>;
  /** All terms, without beginnings, in order. */
  readonly terms: readonly string[];
  /** Terms whose entries are other ones than when the beginnings were made. */
  readonly changed: Iterable<string>;
  readonly bounds: readonly number[];
}

/**
 * Brings the entries for beginnings that many terms share up to date: only those with a changed term, from the longest
 * beginnings to the shortest. Entries of longer beginnings stand for their terms in those of shorter ones. Returns the keys
 * of the entries that were set or removed.
 */
export function updatePrefixes({ entries, terms, changed, bounds }: PrefixInput): Set<string> {
  const updated = new Set<string>();
  const sizes = measureBeginnings(terms, entries);
  const isWanted = (beginning: string): boolean => (sizes.get(beginning) ?? 0) >= PREFIX_SIZE;
  const stale = Array.from({ length: LONGEST_PREFIX + 1 }, () => new Set<string>());
  /** The longest wanted beginning up to a length stands for the text; what it stands for in turn comes after it. */
  const markAbove = (text: string, longest: number): void => {
    for (let length = Math.min(longest, LONGEST_PREFIX); length > 0; length--) {
      const beginning = text.slice(0, length);
      if (!isWanted(beginning)) continue;
      stale[length]?.add(beginning);
      return;
    }
  };

  for (const term of changed) if (!isTitle(term)) markAbove(term, term.length - 1);
  // One that is no longer wanted has a term that changed, which is marked above it.
  for (const key of entries.keys()) {
    if (!key.endsWith('*') || isWanted(key.slice(0, -1))) continue;
    entries.delete(key);
    updated.add(key);
  }
  for (const [beginning, size] of sizes)
    if (size >= PREFIX_SIZE && !entries.has(`${beginning}*`)) stale[beginning.length]?.add(beginning);

  for (let length = LONGEST_PREFIX; length > 0; length--) {
    for (const beginning of stale[length] ?? []) {
      const parts = listParts(beginning, terms, entries);
      const merged = createEntry(mergePostings(parts.map(parseEntry), bounds));
      if (entries.get(`${beginning}*`)?.text === merged.text) continue;
      entries.set(`${beginning}*`, merged);
      updated.add(`${beginning}*`);
      markAbove(beginning, length - 1);
    }
  }
  return updated;
}

/** A title as a whole is looked for as a whole. */
function isTitle(term: string): boolean {
  return term.startsWith('=');
}

function parseEntry({ text }: TermEntry) {
  return parsePostings(text);
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
