import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { findStats } from '../files/find-stats.ts';
import type { Move } from './journal.ts';
import { isBuildName, KEPT_NAMES, MARKER } from './output-folder.ts';
import { toName } from './output-set.ts';

export interface PlanMovesInput {
  readonly outDir: string;
  /** Folder that holds every changed file. */
  readonly newDir: string;
  /** All files of the site. */
  readonly files: ReadonlySet<string>;
  /** Those of them that are in `newDir`. */
  readonly changed: readonly string[];
  /** What is in the output folder and not part of the site. */
  readonly stale: readonly string[];
}

/** Up to this many files are exchanged one by one; more are exchanged with the folders at the top that hold them. */
const MOST_SINGLE_FILES = 200;

/** Decides what is exchanged; where that is whole folders, they are completed with what has not changed. */
export function planMoves(input: PlanMovesInput): Move[] {
  const { outDir, newDir, files, changed, stale } = input;
  const exists = (file: string): boolean => existsSync(path.join(outDir, file));
  if (
    changed.length + stale.length <= MOST_SINGLE_FILES &&
    !changed.some((file) => isObstructed(outDir, file)) &&
    !hasOtherCase(files, stale)
  ) {
    return [
      ...changed.map((file) => ({ path: file, hasOld: exists(file), hasNew: true })),
      ...stale.map((file) => ({ path: file, hasOld: true, hasNew: false })),
    ];
  }
  const names = new Set([...changed, ...stale].map((file) => toName(toTop(file))));
  const own = [...files].filter((file) => names.has(toName(toTop(file))));
  const isNew = new Set(changed);
  for (const file of own) if (!isNew.has(file)) share(path.join(outDir, file), path.join(newDir, file));
  // As they are listed: a look for a name finds the one in another case too, where that makes no difference.
  const [before, after] = [outDir, newDir].map((dir) => new Set(readdirSync(dir)));
  const moves = [...new Set([...own, ...stale].map(toTop))].map((top) => ({
    path: top,
    hasOld: before?.has(top) === true,
    hasNew: after?.has(top) === true,
  }));
  // There the old one has to go before the new one comes.
  return moves.sort((a, b) => Number(a.hasNew) - Number(b.hasNew));
}

/** A file of the site and a stale one, or folders of theirs, have names that differ in their case only: on many systems they are one. */
function hasOtherCase(files: Iterable<string>, stale: readonly string[]): boolean {
  const exact = new Set(stale.flatMap(listPaths));
  const names = new Set([...exact].map(toName));
  return (
    stale.length > 0 &&
    [...files].some((file) => listPaths(file).some((own) => !exact.has(own) && names.has(toName(own))))
  );
}

/** A path and the folders that it lies in. */
function listPaths(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** What lies in the output folder beside the site's files, folders in which nothing is left included. */
export function findStale(
  outDir: string,
  files: ReadonlySet<string>,
): { files: string[]; folders: string[] } {
  const stale: string[] = [];
  const folders: string[] = [];
  const visit = (relative: string): void => {
    for (const entry of readdirSync(path.join(outDir, relative), { withFileTypes: true })) {
      const child = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (relative === '' && (isBuildName(child) || child === MARKER)) continue;
      if (entry.isDirectory()) {
        if (relative === '' && KEPT_NAMES.has(child)) continue;
        visit(child);
        folders.push(child);
      } else if (!files.has(child) && !(relative === '' && KEPT_NAMES.has(child))) stale.push(child);
    }
  };
  visit('');
  return { files: stale, folders };
}

function toTop(file: string): string {
  const slash = file.indexOf('/');
  return slash < 0 ? file : file.slice(0, slash);
}

/** A file is where a folder must be, or the other way round. */
function isObstructed(outDir: string, file: string): boolean {
  const own = findStats(path.join(outDir, file));
  if (own !== undefined) return own.isDirectory();
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const found = findStats(path.join(outDir, folder));
    if (found !== undefined) return !found.isDirectory();
  }
  return false;
}

/** Gives a file a second name; a copy with the same time where the file system knows no links. */
function share(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    const { atime, mtime } = statSync(from);
    copyFileSync(from, to);
    utimesSync(to, atime, mtime);
  }
}
