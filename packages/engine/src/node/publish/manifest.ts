import type { Stats } from 'node:fs';
import path from 'node:path';
import type { CacheStore } from '../cache/cache-store.ts';
import { hashText } from '../cache/hash.ts';
import { engineKey } from '../engine-key.ts';
import { findStats } from '../files/find-stats.ts';
import type { JoinedParts, Part } from './joined-file.ts';

/** A file of the published site and the source of its content. */
export type OutputFile = { readonly key: string } & (
  | {
      readonly type: 'staged';
      /** Keys and lengths of its joined parts. */
      readonly parts?: JoinedParts;
    }
  | { readonly type: 'copy'; readonly from: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'joined'; readonly parts: readonly Part[] }
);

interface ManifestEntry {
  readonly key: string;
  readonly size: number;
  /** Whole milliseconds: copies get no higher precision. */
  readonly modified: number;
  /** Keys and lengths of its joined parts. */
  readonly parts?: JoinedParts;
}

/** Files and notes of the last build. */
export interface Manifest extends BuildNotes {
  /** Unchanged files by path. */
  readonly entries: ReadonlyMap<string, ManifestEntry>;
  /** True if nothing was changed or removed. */
  readonly complete: boolean;
}

/** Facts about a build for the next one, which may be able to skip its work. */
export interface BuildNotes {
  readonly inputsKey: string;
  /** Site-relative files whose content is part of pages. */
  readonly shown: readonly string[];
  /** An embedded file was missing. */
  readonly isIncomplete: boolean;
  readonly pages: number;
  readonly warnings: readonly string[];
}

interface StoredManifest extends BuildNotes {
  readonly entries: readonly (readonly [string, ManifestEntry])[];
}

/** Notes of a build that must not be skipped. */
export const NO_NOTES: BuildNotes = {
  inputsKey: '',
  shown: [],
  isIncomplete: false,
  pages: 0,
  warnings: [],
};
const EMPTY: Manifest = { ...NO_NOTES, entries: new Map(), complete: false };

/** The cache with the manifest. */
export type ManifestCache = Pick<CacheStore, 'find' | 'save'>;

function createManifestKey(outDir: string): string {
  return hashText(engineKey, outDir);
}

/** Loads the manifest of the last build, without files that have changed since. */
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

/** Saves the manifest for the next build. */
export function saveManifest(
  outDir: string,
  cache: ManifestCache,
  entries: ReadonlyMap<string, ManifestEntry>,
  notes: BuildNotes,
): void {
  const stored: StoredManifest = { ...notes, entries: [...entries] };
  cache.save('published', createManifestKey(outDir), JSON.stringify(stored));
}

/** A published file of the last build for reuse; `undefined` when it is missing or has another key. */
export function findPublished(
  file: string,
  key: string,
  outDir: string,
  { entries }: Pick<Manifest, 'entries'>,
): OutputFile | undefined {
  return entries.get(file)?.key === key ? { type: 'copy', from: path.join(outDir, file), key } : undefined;
}

/** Modification time of a file, in whole milliseconds. */
export function toModified({ mtimeMs }: Stats): number {
  return Math.round(mtimeMs);
}
