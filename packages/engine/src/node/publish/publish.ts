import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exchangeFiles } from './exchange.ts';
import {
  type BuildNotes,
  type Manifest,
  type ManifestCache,
  type OutputFile,
  saveManifest,
  toModified,
} from './manifest.ts';
import { MARKER, MARKER_TEXT } from './output-folder.ts';
import { stageOutputs } from './stage-outputs.ts';
import type { OutputSession } from './staging.ts';
import { findOtherCase, findStale, share } from './stale-files.ts';

export interface PublishInput extends BuildNotes {
  /** The output folder, with the pages already in its `newDir`. */
  readonly session: OutputSession;
  /** The cache with the manifest. */
  readonly cache: ManifestCache;
  readonly outputs: ReadonlyMap<string, OutputFile>;
}

/**
 * Updates the output folder: all new files are written to a staging folder, then exchanged at once. A failure
 * leaves the folder unchanged. Returns the numbers of written and removed files.
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
  saveManifest(outDir, cache, entries, notes);
  return { written: changed.size, removed: stale.length };
}
