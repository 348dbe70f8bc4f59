import { type Stats, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CacheStore } from '../cache/cache-store.ts';
import { hashText } from '../cache/hash.ts';
import { engineKey } from '../engine-key.ts';
import { findStats } from '../files/find-stats.ts';
import { exchangeFiles } from './exchange.ts';
import type { Part, WrittenParts } from './join-texts.ts';
import { MARKER, MARKER_TEXT } from './output-folder.ts';
import { stageOutputs } from './stage-outputs.ts';
import type { OutputSession } from './staging.ts';
import { findOtherCase, findStale, share } from './stale-files.ts';

/** A file of the published site and where its content comes from. */
export type OutputFile = { readonly key: string } & (
  | {
      readonly type: 'staged';
      /** What it was joined of. */
      readonly parts?: WrittenParts;
    }
  | { readonly type: 'copy'; readonly from: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'joined'; readonly parts: readonly Part[] }
);

interface ManifestEntry {
  readonly key: string;
  readonly size: number;
  /** Milliseconds, whole ones: no more of it can be given to a copy. */
  readonly modified: number;
  /** What it was joined of. */
  readonly parts?: WrittenParts;
}

/** What the last build left in the output folder. */
export interface Manifest extends BuildNotes {
  /** Files that are still there as they were written, by path. */
  readonly entries: ReadonlyMap<string, ManifestEntry>;
  /** Nothing of it has been changed or removed. */
  readonly complete: boolean;
}

/** What is kept of a build for the next one, which may find that it has nothing to do. */
export interface BuildNotes {
  readonly inputsKey: string;
  /** Site-relative files whose content is part of pages. */
  readonly shown: readonly string[];
  /** Something that a page shows was missing. */
  readonly isIncomplete: boolean;
  readonly pages: number;
  readonly warnings: readonly string[];
}

interface StoredManifest extends BuildNotes {
  readonly entries: readonly (readonly [string, ManifestEntry])[];
}

/** Those of a build that is not to be skipped. */
export const NO_NOTES: BuildNotes = {
  inputsKey: '',
  shown: [],
  isIncomplete: false,
  pages: 0,
  warnings: [],
};
const EMPTY: Manifest = { ...NO_NOTES, entries: new Map(), complete: false };

export interface PublishInput extends BuildNotes {
  /** The output folder; pages are in its `newDir` already. */
  readonly session: OutputSession;
  /** The cache that knows what was published. */
  readonly cache: ManifestCache;
  readonly outputs: ReadonlyMap<string, OutputFile>;
}

type ManifestCache = Pick<CacheStore, 'find' | 'save'>;

function createManifestKey(outDir: string): string {
  return hashText(engineKey, outDir);
}

/** Reads what the last build left, and looks whether it is still there. */
export async function loadManifest(outDir: string, cache: ManifestCache): Promise<Manifest> {
  const text = cache.find('published', createManifestKey(outDir));
  if (text === undefined) return EMPTY;
  const { entries, ...rest }: StoredManifest = JSON.parse(text);
  const kept = entries.filter(([file, entry]) => {
    const found = findStats(`${outDir}${path.sep}${file}`);
    return found?.size === entry.size && toModified(found) === entry.modified;
  });
  return { ...rest, entries: new Map(kept), complete: kept.length === entries.length };
}

/** A file of the last build, to be published again as it is; `undefined` when it is gone or has another key. */
export function findPublished(
  file: string,
  key: string,
  outDir: string,
  { entries }: Pick<Manifest, 'entries'>,
): OutputFile | undefined {
  return entries.get(file)?.key === key ? { type: 'copy', from: path.join(outDir, file), key } : undefined;
}

/**
 * Brings the output folder up to date: everything new is made beside what is there, then exchanged for it at once.
 * What fails leaves the folder as it was. Returns how many files were written and removed.
 */
export async function publish(
  input: PublishInput,
  manifest: Manifest,
): Promise<{ written: number; removed: number }> {
  const { session, outputs, cache, ...notes } = input;
  const { outDir, stagingDir, newDir } = session;
  const changed = await stageOutputs(outputs, session, manifest);
  await writeFile(path.join(newDir, MARKER), MARKER_TEXT);
  const files = new Set([...outputs.keys(), MARKER]);
  const { files: stale, folders } = findStale(outDir, files);
  const again = findOtherCase(files, stale).filter((file) => file !== MARKER && !changed.has(file));
  for (const file of again) share(path.join(outDir, file), path.join(newDir, file));
  await session.lock.confirm();
  exchangeFiles(outDir, stagingDir, { changed: [...changed.keys(), ...again, MARKER], stale, folders });
  const entries = new Map([...manifest.entries].filter(([file]) => outputs.has(file)));
  for (const [file, { key, parts }] of changed) {
    const stats = statSync(path.join(outDir, file));
    entries.set(file, { key, size: stats.size, modified: toModified(stats), ...(parts && { parts }) });
  }
  const stored: StoredManifest = { ...notes, entries: [...entries] };
  cache.save('published', createManifestKey(outDir), JSON.stringify(stored));
  return { written: changed.size, removed: stale.length };
}

function toModified({ mtimeMs }: Stats): number {
  return Math.round(mtimeMs);
}
