import { editDistance, type PathWords, splitPath } from '@gruntwork-docs/engine/shared';

/** Minimum similarity of a match. */
const LEAST = 0.4;

/** Bonus of a page whose folder contains the wrong path: between an equal name and a misspelled sibling. */
const ABOVE = 0.6;

/** Finds the paths most similar to a wrong one, the best match first. */
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

/** Returns a similarity from 0 to 2: shared words count as much as the similarity of the names. */
function rate(wanted: PathWords, found: PathWords): number {
  const total = wanted.words.length + found.words.length;
  if (total === 0) return 0;
  const common = wanted.words.reduce(
    (sum, word) => sum + Math.max(0, ...found.words.map((other) => compareWords(word, other))),
    0,
  );
  return (2 * common) / total + compareNames(wanted.name, found.name);
}

/** Returns 1 for equal words, less for a misspelled or truncated one. */
function compareWords(a: string, b: string): number {
  if (a === b) return 1;
  const length = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) >= 3 && (a.startsWith(b) || b.startsWith(a))) return 0.7;
  return length >= 4 && editDistance(a, b) <= Math.floor(length / 4) ? 0.8 : 0;
}

/** Returns 1 for equal names, 0 for names that differ in at least half of their letters. */
function compareNames(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  return length === 0 ? 0 : Math.max(0, 1 - (2 * editDistance(a, b)) / length);
}
