/** A path, split into words. */
export interface PathWords {
  readonly words: readonly string[];
  /** Words of the last segment, which names the page. */
  readonly name: string;
}

/** The words of a decoded site path, in lower case, without extensions and index names of other servers. */
export function splitPath(path: string): PathWords {
  const parts = toParts(path);
  return { words: [...new Set(parts.flatMap(splitWords))], name: parts.at(-1) ?? '' };
}

/** The words for looking up pages with a similar path: those of its last segments. */
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

/** Site path of one of these files, which contain `[path, title]` of each page as JSON. */
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
