import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../errors/has-code.ts';

/** What no page links to or imports, and what changes by itself. */
const SKIPPED = new Set(['.git', 'node_modules']);

/** Names of everything below some folders or files of a site, sorted: what links and imports can find. */
export function listNames(siteDir: string, paths: readonly string[]): string[] {
  const names: string[] = [];
  // One folder after the other: to wait for each of hundreds takes longer than to list them.
  const walk = (relative: string): void => {
    for (const entry of readdirSync(path.join(siteDir, relative), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const name = `${relative}/${entry.name}`;
      names.push(name);
      if (isFolder(entry, path.join(siteDir, name))) walk(name);
    }
  };
  for (const relative of paths) {
    try {
      walk(relative);
    } catch (error) {
      if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    }
  }
  return names.sort();
}

/** A link to a folder counts as one. */
function isFolder(entry: Dirent, file: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
