import type { KeptTexts } from '@gruntwork-docs/engine/source';
import { createPageEntry, type PageEntry } from './page-entry.ts';
import { type PageSection, readPageText } from './read-page-text.ts';

/** Makes the search entry of a body and keeps it beside its HTML. */
export function writePageEntry(
  texts: KeptTexts,
  bodyKey: string,
  sections: readonly PageSection[],
): PageEntry {
  const entry = createPageEntry(sections);
  texts.add(bodyKey, 'words', JSON.stringify(entry));
  return entry;
}

/** The search entry of a body that was rendered now or earlier; one that was lost is made again. Throws a `LostCacheError` when its HTML is gone. */
export function getPageEntry(texts: KeptTexts, bodyKey: string): PageEntry {
  const text = texts.find(bodyKey, 'words');
  return text === undefined
    ? writePageEntry(texts, bodyKey, readPageText(texts.get(bodyKey, 'html')))
    : JSON.parse(text);
}
