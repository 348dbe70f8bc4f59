import path from 'node:path';
import { getKeptSync, readKeptSync, writeKeptSync } from '@gruntwork-docs/engine/node/files/kept-file.ts';
import { createPageEntry, type PageEntry } from './page-entry.ts';
import { type PageSection, readPageText } from './read-page-text.ts';

/** Name of the file that keeps the search entry of a body, beside its HTML. */
export function entryFile(bodyDir: string, bodyKey: string): string {
  return path.join(bodyDir, `${bodyKey}.json`);
}

/** Makes the search entry of a body and keeps it, whole or not at all. */
export function writePageEntry(
  bodyDir: string,
  bodyKey: string,
  sections: readonly PageSection[],
): PageEntry {
  const entry = createPageEntry(sections);
  writeKeptSync(entryFile(bodyDir, bodyKey), JSON.stringify(entry));
  return entry;
}

/** The search entry of a body that was rendered now or earlier; one that was lost is made again. */
export function getPageEntry(bodyDir: string, bodyKey: string): PageEntry {
  return (
    findPageEntry(bodyDir, bodyKey) ??
    writePageEntry(bodyDir, bodyKey, readPageText(getKeptBody(bodyDir, bodyKey)))
  );
}

/** The search entry of a body, if it is still there. */
export function findPageEntry(bodyDir: string, bodyKey: string): PageEntry | undefined {
  const text = readKeptSync(entryFile(bodyDir, bodyKey));
  return text === undefined ? undefined : JSON.parse(text);
}

/** The HTML of a body that a build has kept. Throws a `LostCacheError` when it is gone. */
export function getKeptBody(bodyDir: string, bodyKey: string): string {
  return getKeptSync(path.join(bodyDir, `${bodyKey}.html`));
}
