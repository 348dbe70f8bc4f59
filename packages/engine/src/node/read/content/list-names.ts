import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../../errors/has-code.ts';

/** Folders that pages neither link to nor import, and that change often. */
const SKIPPED = new Set(['.git', 'node_modules']);

/**
 * Names of everything below some folders or files of a site, sorted: possible targets of links and imports.
 */
export function listNames(siteDir: string, paths: readonly string[]): string[] {
  const names: string[] = [];
  // Sequential: awaiting hundreds of folders takes longer than listing them.
  const walk = (relative: string, around: readonly string[]): void => {
    for (const entry of readdirSync(path.join(siteDir, relative), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const name = `${relative}/${entry.name}`;
      names.push(name);
      if (entry.isDirectory()) walk(name, around);
      else if (entry.isSymbolicLink()) walkLink(name, around);
    }
  };
  /** Follows a link to a folder, except back to one of the folders that led to it. */
  const walkLink = (name: string, around: readonly string[]): void => {
    const real = findRealFolder(path.join(siteDir, name));
    if (
      real === undefined ||
      [...around, realpathSync(path.join(siteDir, path.dirname(name)))].some((folder) => isIn(folder, real))
    )
      return;
    walk(name, [...around, real]);
  };
  for (const relative of paths) {
    try {
      walk(relative, [realpathSync(path.join(siteDir, relative))]);
    } catch (error) {
      if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    }
  }
  return names.sort();
}

/** `undefined` for a link whose target isn't a folder. */
function findRealFolder(link: string): string | undefined {
  try {
    const real = realpathSync(link);
    return statSync(real).isDirectory() ? real : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) return undefined;
    throw error;
  }
}

/** True for the folder itself and for everything in it. */
function isIn(file: string, folder: string): boolean {
  return `${file}${path.sep}`.startsWith(folder + path.sep);
}
