import { lex } from '../hcl/lexer.ts';

/** Pairs removed with added items when `toKey` is equal for the two and for no others. */
export function findRenames<T>(
  removed: readonly T[],
  added: readonly T[],
  toKey: (item: T) => string | undefined,
): Map<T, T> {
  const byKey = (items: readonly T[]): Map<string, T[]> => {
    const groups = new Map<string, T[]>();
    for (const item of items) {
      const key = toKey(item);
      if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return groups;
  };
  const [old, now] = [byKey(removed), byKey(added)];
  const pairs = new Map<T, T>();
  for (const [key, [was, ...moreOld]] of old) {
    const [is, ...moreNew] = now.get(key) ?? [];
    // Among several equal items the pairing is ambiguous.
    if (was !== undefined && is !== undefined && moreOld.length + moreNew.length === 0) pairs.set(was, is);
  }
  return pairs;
}

/** Number of renames that form a pattern. */
const PATTERN = 3;

/** A named item of a module, with the prefix that its name has lost. */
export interface ShortenedName<T> {
  readonly item: T;
  readonly lost: string;
}

/**
 * Pairs removed with added items when only a name prefix was dropped, as in several otherwise equal pairs: a
 * rename of `cluster_name` to `name` implies `cluster_version` and `version` too.
 */
export function findShortened<T extends { readonly name: string }>(
  removed: readonly T[],
  added: readonly T[],
  renames: ReadonlyMap<T, T>,
): Map<T, ShortenedName<T>> {
  const counts = new Map<string, number>();
  for (const [was, is] of renames) {
    if (!was.name.endsWith(`_${is.name}`)) continue;
    const lost = was.name.slice(0, -is.name.length);
    counts.set(lost, (counts.get(lost) ?? 0) + 1);
  }
  const taken = new Set(renames.values());
  const found = new Map<T, ShortenedName<T>>();
  for (const [lost, count] of counts) {
    if (count < PATTERN) continue;
    for (const was of removed) {
      const is = added.find((other) => lost + other.name === was.name);
      if (is === undefined || renames.has(was) || taken.has(is)) continue;
      taken.add(is);
      found.set(was, { item: is, lost });
    }
  }
  return found;
}

/** Normalizes the layout of an expression: white space, comments and commas are ignored. */
export function normalize(text: string): string {
  return lex(text)
    .tokens.filter(({ kind }) => kind !== 'newline' && kind !== 'comment' && kind !== ',' && kind !== 'end')
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}
