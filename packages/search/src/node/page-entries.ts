import type { CacheAccess } from '@gruntwork-docs/engine/source';
import { createPageEntry, type PageEntry } from './page-entry.ts';
import { type PageSection, readPageText } from './read-page-text.ts';

/** Makes the search entry of a body and keeps it beside its HTML. */
export function writePageEntry(
  cache: CacheAccess,
  bodyKey: string,
  sections: readonly PageSection[],
): PageEntry {
  const entry = createPageEntry(sections);
  cache.save('words', bodyKey, JSON.stringify(entry));
  return entry;
}

/** The search entry of a body that was rendered now or earlier; one that was lost is made again. Throws a `LostCacheError` when its HTML is gone. */
export function getPageEntry(cache: CacheAccess, bodyKey: string): PageEntry {
  const text = cache.find('words', bodyKey);
  return text === undefined
    ? writePageEntry(cache, bodyKey, readPageText(cache.get('html', bodyKey)))
    : JSON.parse(text);
}
