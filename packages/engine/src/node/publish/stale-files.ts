import { copyFileSync, linkSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { HOST_NAMES, isBuildName, MARKER } from './output-folder.ts';

/** Files and folders in the output folder that are not part of the site. */
export interface StaleFiles {
  readonly files: readonly string[];
  /** All folders that do not belong to a host, inner ones first. */
  readonly folders: readonly string[];
}

/** Finds files and folders in the output folder that are not part of the site. */
export function findStale(outDir: string, files: ReadonlySet<string>): StaleFiles {
  const stale: string[] = [];
  const folders: string[] = [];
  const visit = (relative: string): void => {
    for (const entry of readdirSync(path.join(outDir, relative), { withFileTypes: true })) {
      const child = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (relative === '' && (isBuildName(child) || child === MARKER || HOST_NAMES.has(child))) continue;
      if (entry.isDirectory()) {
        visit(child);
        folders.push(child);
      } else if (!files.has(child)) stale.push(child);
    }
  };
  visit('');
  return { files: stale, folders };
}

/**
 * Files of the site whose names, or those of their folders, differ from stale ones only in case: on many
 * systems they are the same files, and are removed together.
 */
export function findOtherCase(files: Iterable<string>, stale: readonly string[]): string[] {
  if (stale.length === 0) return [];
  const exact = new Set(stale.flatMap(listPaths));
  const names = new Set([...exact].map(toName));
  return [...files].filter((file) =>
    listPaths(file).some((own) => !exact.has(own) && names.has(toName(own))),
  );
}

/** A path and its parent folders. */
function listPaths(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Links a file under a second name; copies it with the same time on file systems without links. */
export function share(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    const { atime, mtime } = statSync(from);
    copyFileSync(from, to);
    utimesSync(to, atime, mtime);
  }
}

/** A name as case-insensitive systems compare it. */
export function toName(file: string): string {
  return file.normalize('NFC').toLowerCase();
}
