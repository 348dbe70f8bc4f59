/** A path as its words. */
export interface PathWords {
  readonly words: readonly string[];
  /** The last part alone: what a page is named by. */
  readonly name: string;
}

/** The words of a decoded site path, in lower case, without what servers of other kinds put at its end. */
export function splitPath(path: string): PathWords {
  const parts = toParts(path);
  return { words: [...new Set(parts.flatMap(splitWords))], name: parts.at(-1) ?? '' };
}

/** The words by which pages with a path like this one are looked up: those of its last parts. */
export function listNameWords(path: string, parts: 1 | 2): string[] {
  return [...new Set(toParts(path).slice(-parts).flatMap(splitWords))];
}

/**
 * Index among `count` files of the one with all pages whose names contain a word: the same for words with the
 * same beginning.
 */
export function findNameFile(word: string, count: number): number {
  const [first = 0, second = 0] = [...word].map((letter) => letter.codePointAt(0) ?? 0);
  return (first * 31 + second) % count;
}

/** Site path of one of these files, which hold `[path, title]` of each page as JSON. */
export function toNameFile(number: number): string {
  return `/page-names/${number}.json`;
}

function toParts(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html?|\.mdx?|\.php|\.aspx)?\/?$/, '')
    .split('/')
    .filter(Boolean);
}

function splitWords(part: string): string[] {
  return part.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
