import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasBegun, NEW, removeIfEmpty, undoExchange } from './exchange.ts';
import { lockOutput, type OutputLock, tryLockOutput } from './lock.ts';
import { checkOutDir, STAGING } from './output-folder.ts';

/** Marks staging folders: a later build may remove any folder with this file. */
const STAGING_MARKER = '.site-staging';

/** An output folder during a build. */
export interface OutputSession {
  readonly outDir: string;
  /**
   * Staging folder of this build, inside the output folder: renaming out of it never crosses file systems.
   */
  readonly stagingDir: string;
  /** Subfolder for the new files. */
  readonly newDir: string;
  readonly lock: OutputLock;
  /** Empties the folder of new files, for a build that starts over. */
  empty(): Promise<void>;
  /**
   * Removes all files of the session, including an empty output folder that it created. Changes that could
   * not be undone remain for the next build or preview to undo.
   */
  close(): Promise<void>;
}

/** Locks an output folder for one build. Throws a `BuildError` when another build holds it. */
export async function openOutput(outDir: string): Promise<OutputSession> {
  await checkOutDir(outDir);
  const made = await mkdir(outDir, { recursive: true });
  const lock = await lockOutput(outDir);
  const stagingDirs: string[] = [];
  const close = async (): Promise<void> => {
    for (const folder of stagingDirs)
      if (!hasBegun(folder)) await rm(folder, { recursive: true, force: true });
    await lock.release();
    if (made === undefined) return;
    for (let folder = outDir; removeIfEmpty(folder) && folder !== made; folder = path.dirname(folder));
  };
  try {
    await removeLeftovers(outDir);
    const stagingDir = await mkdtemp(path.join(outDir, STAGING));
    stagingDirs.push(stagingDir);
    await writeFile(path.join(stagingDir, STAGING_MARKER), '');
    const newDir = path.join(stagingDir, NEW);
    await mkdir(newDir);
    const empty = async (): Promise<void> => {
      // Threads with abandoned pages may still write one.
      await rm(newDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
      await mkdir(newDir, { recursive: true });
    };
    return { outDir, stagingDir, newDir, lock, empty, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Restores a folder after a build was killed during publishing; does nothing while one is running. Returns
 * true if something had to be undone.
 */
export async function recoverOutput(outDir: string): Promise<boolean> {
  if (!existsSync(outDir) || !(await readdir(outDir)).some(isStaging)) return false;
  // A build that starts in the meantime has such a folder as well.
  const lock = await tryLockOutput(outDir);
  if (lock === undefined) return false;
  try {
    return await removeLeftovers(outDir);
  } finally {
    await lock.release();
  }
}

function isStaging(name: string): boolean {
  return name.startsWith(STAGING);
}

async function removeLeftovers(outDir: string): Promise<boolean> {
  let undone = false;
  for (const name of await readdir(outDir)) {
    const folder = path.join(outDir, name);
    // Builds that were killed before they could mark the folder leave it empty.
    if (!isStaging(name) || removeIfEmpty(folder)) continue;
    if (!existsSync(path.join(folder, STAGING_MARKER))) continue;
    undone = undoExchange(outDir, folder) || undone;
    await rm(folder, { recursive: true, force: true });
  }
  return undone;
}
