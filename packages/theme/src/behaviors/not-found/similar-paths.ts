import { editDistance, type PathWords, splitPath } from '@gruntwork-docs/engine/shared';

/** Below this the two have too little in common. */
const LEAST = 0.4;

/** What a page counts more whose folder the wrong path is in: more than one of the same name elsewhere, less than a misspelt name beside it. */
const ABOVE = 0.6;

/** The paths that a wrong one most likely means, the likeliest first. */
export function findSimilarPaths(wanted: string, paths: readonly string[], count: number): string[] {
  const own = splitPath(wanted);
  return paths
    .map((path) => ({ path, score: rate(own, splitPath(path)) + (isAbove(path, wanted) ? ABOVE : 0) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length)
    .slice(0, count)
    .map(({ path }) => path);
}

function isAbove(path: string, wanted: string): boolean {
  return path !== '/' && wanted.startsWith(path.endsWith('/') ? path : `${path}/`);
}

/** 0 for nothing in common, up to 2: the words that both have count as much as how alike their names are. */
function rate(wanted: PathWords, found: PathWords): number {
  const total = wanted.words.length + found.words.length;
  if (total === 0) return 0;
  const common = wanted.words.reduce(
    (sum, word) => sum + Math.max(0, ...found.words.map((other) => compareWords(word, other))),
    0,
  );
  return (2 * common) / total + compareNames(wanted.name, found.name);
}

/** 1 for the same word, less for one that is misspelt or cut off. */
function compareWords(a: string, b: string): number {
  if (a === b) return 1;
  const length = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) >= 3 && (a.startsWith(b) || b.startsWith(a))) return 0.7;
  return length >= 4 && editDistance(a, b) <= Math.floor(length / 4) ? 0.8 : 0;
}

/** 1 for the same name, 0 for one that differs in half of its letters or more. */
function compareNames(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  return length === 0 ? 0 : Math.max(0, 1 - (2 * editDistance(a, b)) / length);
}
