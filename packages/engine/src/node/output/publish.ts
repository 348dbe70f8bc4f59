import { statSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../errors/build-error.ts';
import { resolveInside } from '../files/resolve-inside.ts';

/** A file of the published site and where its content comes from. */
export type OutputFile = { readonly key: string } & (
  | { readonly type: 'staged' }
  | { readonly type: 'copy'; readonly from: string }
  | { readonly type: 'text'; readonly text: string }
);

interface ManifestEntry {
  readonly key: string;
  readonly size: number;
  readonly mtimeMs: number;
}

/** What the last build left in the output folder. */
export interface Manifest {
  /** Files that are still there as they were written, by path. */
  readonly entries: ReadonlyMap<string, ManifestEntry>;
  /** Nothing of it has been changed or removed. */
  readonly complete: boolean;
  readonly inputsKey: string;
  readonly pages: number;
  readonly warnings: readonly string[];
}

interface StoredManifest {
  readonly entries: readonly (readonly [string, ManifestEntry])[];
  readonly inputsKey: string;
  readonly pages: number;
  readonly warnings: readonly string[];
}

const EMPTY: Manifest = { entries: new Map(), complete: false, inputsKey: '', pages: 0, warnings: [] };

/** Marks a folder as made by a build: only such a folder, or an empty one, is ever written to. */
const MARKER = '.site-output';

export interface PublishInput {
  readonly outDir: string;
  readonly stagingDir: string;
  readonly manifestFile: string;
  readonly outputs: ReadonlyMap<string, OutputFile>;
  /** Kept for the next build, which may find that it has nothing to do. */
  readonly inputsKey: string;
  readonly pages: number;
  readonly warnings: readonly string[];
}

/** Reads what the last build left, and looks whether it is still there. */
export async function loadManifest(outDir: string, manifestFile: string): Promise<Manifest> {
  const text = await readFile(manifestFile, 'utf8').catch(() => undefined);
  if (text === undefined) return EMPTY;
  const { entries, ...rest }: StoredManifest = JSON.parse(text);
  const kept = entries.filter(([file, entry]) => {
    const found = statSync(path.join(outDir, file), { throwIfNoEntry: false });
    return found?.size === entry.size && found.mtimeMs === entry.mtimeMs;
  });
  return { ...rest, entries: new Map(kept), complete: kept.length === entries.length };
}

/** A file of the last build, to be published again as it is; `undefined` when it is gone or has another key. */
export function findPublished(
  file: string,
  key: string,
  outDir: string,
  { entries }: Manifest,
): OutputFile | undefined {
  return entries.get(file)?.key === key ? { type: 'copy', from: path.join(outDir, file), key } : undefined;
}

/** Refuses a folder that holds files of somebody else. */
export async function checkOutDir(outDir: string): Promise<void> {
  const entries = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] as string[];
    if (error.code === 'ENOTDIR') {
      throw new BuildError(`output folder \`${outDir}\` is a file`, { hint: 'Name a folder with `--out`.' });
    }
    throw error;
  });
  if (entries.length === 0 || entries.includes(MARKER)) return;
  throw new BuildError(`output folder \`${outDir}\` holds files that no build has written`, {
    hint: 'Name an empty folder with `--out`, or empty this one yourself.',
  });
}

/**
 * Brings the output folder up to date: everything new is written beside it first and then moved into place file by
 * file, what is no longer part of the site is removed last. Returns how many files were written and removed.
 */
export async function publish(
  input: PublishInput,
  manifest: Manifest,
): Promise<{ written: number; removed: number }> {
  const { outDir, stagingDir, outputs, manifestFile, inputsKey, pages, warnings } = input;
  for (const file of outputs.keys()) resolveInside(outDir, file);
  const changed = [...outputs].filter(([file, output]) => manifest.entries.get(file)?.key !== output.key);
  for (const [file, output] of changed) {
    if (output.type === 'staged') continue;
    const target = path.join(stagingDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    if (output.type === 'copy') await copyFile(output.from, target);
    else await writeFile(target, output.text);
  }
  await mkdir(outDir, { recursive: true });
  await writeFile(
    path.join(outDir, MARKER),
    'Written by the site build; its files are replaced by the next one.\n',
  );
  const entries = new Map(manifest.entries);
  for (const folder of new Set(changed.map(([file]) => path.dirname(path.join(outDir, file))))) {
    await mkdir(folder, { recursive: true });
  }
  for (const [file, output] of changed) {
    const target = path.join(outDir, file);
    await rename(path.join(stagingDir, file), target);
    const { size, mtimeMs } = await stat(target);
    entries.set(file, { key: output.key, size, mtimeMs });
  }
  const removed = await removeStale(outDir, outputs);
  for (const file of entries.keys()) if (!outputs.has(file)) entries.delete(file);
  await mkdir(path.dirname(manifestFile), { recursive: true });
  await writeFile(
    `${manifestFile}.tmp`,
    JSON.stringify({ entries: [...entries], inputsKey, pages, warnings } satisfies StoredManifest),
  );
  await rename(`${manifestFile}.tmp`, manifestFile);
  return { written: changed.length, removed };
}

/** Removes what an earlier build left and this one does not have, and folders that are empty then. */
async function removeStale(outDir: string, outputs: ReadonlyMap<string, OutputFile>): Promise<number> {
  let removed = 0;
  const clean = async (relative: string): Promise<number> => {
    let left = 0;
    for (const entry of await readdir(path.join(outDir, relative), { withFileTypes: true })) {
      const child = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) {
        if ((await clean(child)) > 0) left++;
        else await rm(path.join(outDir, child), { recursive: true });
      } else if (outputs.has(child) || child === MARKER) left++;
      else {
        await rm(path.join(outDir, child));
        removed++;
      }
    }
    return left;
  };
  await clean('');
  return removed;
}
