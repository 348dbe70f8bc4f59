import type { CacheAccess } from '@gruntwork-docs/engine/source';
import { createPageEntry, type PageEntry } from './page-entry.ts';
import { type PageSection, readPageText } from './read-page-text.ts';

/** Creates the search entry of a body and caches it next to its HTML. */
export function writePageEntry(
  cache: CacheAccess,
  bodyKey: string,
  sections: readonly PageSection[],
): PageEntry {
  const entry = createPageEntry(sections);
  cache.save('words', bodyKey, JSON.stringify(entry));
  return entry;
}

/** Returns the search entry of a body; recreates a lost one. Throws a `LostCacheError` without its HTML. */
export function getPageEntry(cache: CacheAccess, bodyKey: string): PageEntry {
  const text = cache.find('words', bodyKey);
  return text === undefined
    ? writePageEntry(cache, bodyKey, readPageText(cache.get('html', bodyKey)))
    : JSON.parse(text);
}
