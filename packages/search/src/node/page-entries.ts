import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  const file = entryFile(bodyDir, bodyKey);
  mkdirSync(bodyDir, { recursive: true });
  writeFileSync(`${file}.tmp`, JSON.stringify(entry));
  renameSync(`${file}.tmp`, file);
  return entry;
}

/** The search entry of a body that was rendered now or earlier; one that was lost is made again. */
export function getPageEntry(bodyDir: string, bodyKey: string): PageEntry {
  return (
    findPageEntry(bodyDir, bodyKey) ??
    writePageEntry(bodyDir, bodyKey, readPageText(readKept(path.join(bodyDir, `${bodyKey}.html`)) ?? ''))
  );
}

/** The search entry of a body, if it is still there. */
export function findPageEntry(bodyDir: string, bodyKey: string): PageEntry | undefined {
  const text = readKept(entryFile(bodyDir, bodyKey));
  return text === undefined ? undefined : JSON.parse(text);
}

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
