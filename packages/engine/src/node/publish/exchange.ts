import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWholeSync } from '../cache/write-whole.ts';
import { BuildError } from '../errors/build-error.ts';
import { hasCode } from '../errors/has-code.ts';

/** The files below the output folder that a build exchanges. */
export interface Exchange {
  /** New and replaced files of the site. */
  readonly changed: readonly string[];
  /** Removed files. */
  readonly stale: readonly string[];
  /** Folders to remove if they become empty, inner ones first. */
  readonly folders: readonly string[];
}

/** Subfolders of a staging folder for new and for old files, and the record of a started exchange. */
export const NEW = 'new';
const OLD = 'old';
const RECORD = 'exchange.json';

type Rename = (from: string, to: string) => void;

/**
 * Replaces files of the output folder with those below `new` of the staging folder, in the same file system:
 * a few renames, all of which are undone when one fails.
 */
export function exchangeFiles(
  outDir: string,
  stagingDir: string,
  exchange: Exchange,
  rename: Rename = renameSync,
): void {
  const move = createMover(rename);
  const putAside = (file: string): void => move(path.join(outDir, file), path.join(stagingDir, OLD, file));
  writeWholeSync(path.join(stagingDir, RECORD), JSON.stringify(exchange));
  try {
    // Removed files may block new ones: a file in place of a folder, or a name that differs only in case.
    for (const file of exchange.stale) putAside(file);
    for (const folder of exchange.folders) removeIfEmpty(path.join(outDir, folder));
    for (const file of exchange.changed) {
      if (existsSync(path.join(outDir, file))) putAside(file);
      move(path.join(stagingDir, NEW, file), path.join(outDir, file));
    }
  } catch (error) {
    undoOrExplain(outDir, stagingDir, error);
    throw error;
  }
  rmSync(path.join(stagingDir, RECORD));
}

/**
 * True for a staging folder that may hold the only copies of published files: its exchange was neither
 * completed nor undone.
 */
export function hasBegun(stagingDir: string): boolean {
  return existsSync(path.join(stagingDir, RECORD));
}

/** Undoes a started exchange; false when there is none. Idempotent, also after an incomplete attempt. */
export function undoExchange(outDir: string, stagingDir: string): boolean {
  if (!hasBegun(stagingDir)) return false;
  const { changed }: Exchange = JSON.parse(readFileSync(path.join(stagingDir, RECORD), 'utf8'));
  const move = createMover(renameSync);
  for (const file of changed) {
    const coming = path.join(stagingDir, NEW, file);
    if (!existsSync(coming)) move(path.join(outDir, file), coming);
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder))
      if (!removeIfEmpty(path.join(outDir, folder))) break;
  }
  const old = path.join(stagingDir, OLD);
  for (const file of listFiles(old)) move(path.join(old, file), path.join(outDir, file));
  rmSync(path.join(stagingDir, RECORD));
  return true;
}

function undoOrExplain(outDir: string, stagingDir: string, cause: unknown): void {
  try {
    undoExchange(outDir, stagingDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildError(`what was published in \`${outDir}\` could not be put back: ${reason}`, {
      hint: `Close what has its files open, then build again or start the preview: both bring it back from \`${stagingDir}\`.`,
      cause,
    });
  }
}

/** Removes a folder if it exists and is empty. */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) return false;
    throw error;
  }
}

/** Moves files and creates their folders. */
function createMover(rename: Rename): Rename {
  const made = new Set<string>();
  return (from, to) => {
    const folder = path.dirname(to);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    rename(from, to);
  };
}

/** All files and links below a folder; none if it doesn't exist. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
