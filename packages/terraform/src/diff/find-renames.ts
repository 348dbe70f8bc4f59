import { lex } from '../hcl/lexer.ts';

/** Pairs what is gone with what is new where the two are equal in what `toKey` says, and in nothing else is. */
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
    // Of several that look alike nobody can tell which became which.
    if (was !== undefined && is !== undefined && moreOld.length + moreNew.length === 0) pairs.set(was, is);
  }
  return pairs;
}

/** An expression's words in one layout: white space, comments and commas mean nothing. */
export function normalize(text: string): string {
  return lex(text)
    .tokens.filter(({ kind }) => kind !== 'newline' && kind !== 'comment' && kind !== ',' && kind !== 'end')
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}
