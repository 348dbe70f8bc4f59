import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../../cache/hash.ts';
import { stampEntry } from '../../cache/stamp-file.ts';
import type { SourceSummary } from './doc.ts';

/** The sources of an earlier build: one with the same stat key is not read again, as in Git's index. */
export interface StatCache {
  /** By site-relative file. */
  readonly texts: ReadonlyMap<string, CachedSource>;
  /** Current stat keys of the scanned files. */
  readonly stamps: ReadonlyMap<string, string | undefined>;
}

/** Limit for comparing recently changed texts by hash: an edit changes few. */
const MOST_READ = 20;

/**
 * Checks the stat keys of all cached sources at once. `onEdit` is called for the first change, or when none
 * is cached: pages will be rendered, long before it is known which.
 */
export function scanSources(siteDir: string, texts: StatCache['texts'], onEdit?: () => void): StatCache {
  const stamps = new Map<string, string | undefined>();
  let tell = onEdit;
  let read = 0;
  if (texts.size === 0) onEdit?.();
  for (const [file, { stamp, hash }] of texts) {
    const full = `${siteDir}${path.sep}${file}`;
    const now = getStatKey(full);
    stamps.set(file, now);
    if (tell === undefined || now === stamp) continue;
    if (stamp === RACY && (read++ >= MOST_READ || hashFile(full) === hash)) continue;
    tell();
    tell = undefined;
  }
  return { texts, stamps };
}

function hashFile(file: string): string | undefined {
  try {
    return hashText(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Cached facts about a file with the same stat key; `undefined` if it must be read. */
export function findText(
  file: string,
  stamp: string | undefined,
  { texts }: StatCache,
): CachedSource | undefined {
  const found = texts.get(file);
  return found?.stamp === stamp ? found : undefined;
}

/** A stat key that matches no file. */
export const RACY = '';

export interface CachedSource {
  /** Stat key from before reading; `RACY` if the file may have changed since with the same key. */
  readonly stamp: string;
  /** Hash of the text. */
  readonly hash: string;
  readonly facts: SourceSummary;
}

/** Milliseconds after which the modification time reveals changes on every file system. */
const STEADY = 3_000;

/** Stat key of a file; `undefined` for one so recent that a second change might have the same key. */
export function getStatKey(path: string, now: number = Date.now()): string | undefined {
  const found = stampEntry(path);
  if (found === undefined) return undefined;
  const age = now - found.changed;
  return age < STEADY ? undefined : found.stamp;
}

/** A file has changed since the build decided not to read it. */
export class ChangedTextError extends Error {
  constructor(readonly file: string) {
    super(`\`${file}\` has changed while the site was built`);
    this.name = 'ChangedTextError';
  }
}
