import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { BuildError } from '../errors/build-error.ts';
import { hasCode } from '../errors/has-code.ts';
import { findStats } from '../files/find-stats.ts';

/** A file or folder below the output folder that comes, goes, or is exchanged. */
export interface Move {
  readonly path: string;
  readonly hasOld: boolean;
  readonly hasNew: boolean;
}

/** Everything that is to be done, written down before any of it is. */
interface Journal {
  readonly moves: readonly Move[];
  /** Folders that are made for the moves, outer ones first. */
  readonly folders: readonly string[];
}

/** Where a staging folder holds what comes, and what has gone. */
export const NEW = 'new';
const OLD = 'old';
const JOURNAL = 'journal.json';

type Rename = (from: string, to: string) => void;

/**
 * Exchanges parts of the output folder for what is below `new` of the staging folder, which lies in the same file
 * system. Everything slow is done before; what is left is a few renames, and all of them are undone when one fails.
 */
export function applyMoves(
  outDir: string,
  stagingDir: string,
  moves: readonly Move[],
  rename: Rename = renameSync,
): void {
  const folders = findMissingFolders(outDir, moves);
  const old = (move: Move): string => path.join(stagingDir, OLD, move.path);
  const exchanged = new Set<Move>();
  for (const parent of new Set(moves.filter(({ hasOld }) => hasOld).map((move) => path.dirname(old(move)))))
    mkdirSync(parent, { recursive: true });
  for (const move of moves) {
    if (!move.hasOld || !isFile(path.join(stagingDir, NEW, move.path))) continue;
    if (tryLink(path.join(outDir, move.path), old(move))) exchanged.add(move);
  }
  writeJournal(stagingDir, { moves, folders });
  try {
    for (const folder of folders) mkdirSync(path.join(outDir, folder));
    for (const move of moves) {
      const target = path.join(outDir, move.path);
      if (move.hasOld && !exchanged.has(move)) rename(target, old(move));
      if (move.hasNew) rename(path.join(stagingDir, NEW, move.path), target);
    }
  } catch (error) {
    undoOrExplain(outDir, stagingDir, error);
    throw error;
  }
  rmSync(path.join(stagingDir, JOURNAL));
}

/** True for a staging folder that may hold the only copies of what was published: what was begun is neither done nor undone. */
export function hasJournal(stagingDir: string): boolean {
  return existsSync(path.join(stagingDir, JOURNAL));
}

/** Undoes what a journal says was begun; nothing without one. Doing it again, or after half of it, does no harm. */
export function undoMoves(outDir: string, stagingDir: string): boolean {
  const journal = readJournal(path.join(stagingDir, JOURNAL));
  if (journal === undefined) return false;
  for (const move of journal.moves.toReversed()) {
    const target = path.join(outDir, move.path);
    const old = path.join(stagingDir, OLD, move.path);
    const isPlaced = move.hasNew && !existsSync(path.join(stagingDir, NEW, move.path));
    if (move.hasOld && existsSync(old)) {
      // A file takes the place of a file by itself; a folder does not.
      if (isPlaced && !(isFile(old) && isFile(target))) rmSync(target, { recursive: true, force: true });
      renameSync(old, target);
    } else if (!move.hasOld && isPlaced) rmSync(target, { recursive: true, force: true });
  }
  for (const folder of journal.folders.toReversed()) removeIfEmpty(path.join(outDir, folder));
  rmSync(path.join(stagingDir, JOURNAL));
  return true;
}

function undoOrExplain(outDir: string, stagingDir: string, cause: unknown): void {
  try {
    undoMoves(outDir, stagingDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildError(`what was published in \`${outDir}\` could not be put back: ${reason}`, {
      hint: `Close what has its files open, then build again or start the preview: both bring it back from \`${stagingDir}\`.`,
      cause,
    });
  }
}

/** Removes a folder, unless it is gone or something is in it. */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) return false;
    throw error;
  }
}

function isFile(file: string): boolean {
  return findStats(file)?.isFile() === true;
}

/** With a second name for the old file, exchanging it is one step. False for folders, and where links are unknown. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

function findMissingFolders(outDir: string, moves: readonly Move[]): string[] {
  const missing = new Set<string>();
  for (const { path: file, hasNew } of moves) {
    if (!hasNew) continue;
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
      if (missing.has(folder) || existsSync(path.join(outDir, folder))) break;
      missing.add(folder);
    }
  }
  return [...missing].sort();
}

function writeJournal(stagingDir: string, journal: Journal): void {
  const file = path.join(stagingDir, JOURNAL);
  const descriptor = openSync(`${file}.part`, 'w');
  writeSync(descriptor, JSON.stringify(journal));
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(`${file}.part`, file);
}

function readJournal(file: string): Journal | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
