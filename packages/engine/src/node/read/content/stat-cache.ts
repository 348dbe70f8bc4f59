import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../../cache/hash.ts';
import { stampEntry } from '../../cache/stamp-file.ts';
import type { SourceSummary } from './doc.ts';

/** The sources that an earlier build read: one whose file looks the same is not read again, as in Git's index. */
export interface StatCache {
  /** By site-relative file. */
  readonly texts: ReadonlyMap<string, CachedSource>;
  /** What files look like now, of those that were looked at already. */
  readonly stamps: ReadonlyMap<string, string | undefined>;
}

/** Texts that are read to find out whether one has changed: those of an edit are few. */
const MOST_READ = 20;

/**
 * Looks at the files of all cached sources at once. `onEdit` is called for the first one that has changed, or when none is cached: something
 * is going to be rendered, long before it is known what.
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

/** What is known of a file that looks as it did; `undefined` when its text is to be read. */
export function findText(
  file: string,
  stamp: string | undefined,
  { texts }: StatCache,
): CachedSource | undefined {
  const found = texts.get(file);
  return found?.stamp === stamp ? found : undefined;
}

/** Stands for the looks of a file that no file has. */
export const RACY = '';

export interface CachedSource {
  /** What the file looked like before it was read; `RACY` when it might have changed since without looking different. */
  readonly stamp: string;
  /** Of the text. */
  readonly hash: string;
  readonly facts: SourceSummary;
}

/** Milliseconds after which a file's time tells its changes apart on every file system. */
const STEADY = 3_000;

/** What a file looks like; `undefined` for one so young that a second change might look the same. */
export function getStatKey(path: string, now: number = Date.now()): string | undefined {
  const found = stampEntry(path);
  if (found === undefined) return undefined;
  const age = now - found.changed;
  return age < STEADY ? undefined : found.stamp;
}

/** A file is not what it was when the build found that it need not be read. */
export class ChangedTextError extends Error {
  constructor(readonly file: string) {
    super(`\`${file}\` has changed while the site was built`);
    this.name = 'ChangedTextError';
  }
}
