import type { CacheStore } from '../../cache/cache-store.ts';
import type { Doc, SourceFile } from '../../read/content/doc.ts';
import { type CachedSource, RACY, type StatCache } from '../../read/content/stat-cache.ts';
import { findContentTitle } from '../../read/content/title.ts';
import { isPlainText } from '../../read/includes/expand-includes.ts';

/** Loads the stat cache of a build with the same engine. */
export function loadStatCache(cache: CacheStore, engineKey: string): StatCache['texts'] {
  const text = cache.find('sources', engineKey);
  return new Map<string, CachedSource>(text === undefined ? [] : JSON.parse(text));
}

/** Saves the stat cache of documents if it has changed. */
export function saveStatCache(
  cache: CacheStore,
  engineKey: string,
  docs: readonly Pick<Doc, 'source'>[],
  last: StatCache['texts'],
): void {
  const texts = new Map(docs.flatMap(({ source }) => describeText(source)));
  const isSame = ([name, { stamp, hash }]: [string, CachedSource]): boolean => {
    const before = last.get(name);
    return before?.stamp === stamp && before.hash === hash;
  };
  if (texts.size === last.size && [...texts].every(isSame)) return;
  cache.save('sources', engineKey, JSON.stringify([...texts]));
}

/**
 * Excludes texts with includes, which depend on further files, and components, which are programs: both are
 * read each time. Also excludes files that are too recent for their stat key to reveal the next change, such
 * as a text that is being written.
 */
function describeText(source: SourceFile): [string, CachedSource][] {
  const { file, hash, stamp = RACY, origin } = source;
  if (origin !== undefined || !/\.mdx?$/.test(file)) return [];
  if (source.facts !== undefined) return [[file, { hash, stamp, facts: source.facts }]];
  const heading = findContentTitle(source.text);
  const facts = { isPlain: isPlainText(source.text), ...(heading !== undefined && { heading }) };
  return [[file, { hash, stamp, facts }]];
}
