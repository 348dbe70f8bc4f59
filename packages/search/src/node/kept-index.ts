import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { IndexState } from './create-index.ts';

/** An index as a build left it; `key` names what all of it depends on. */
interface KeptIndex {
  readonly key: string;
  readonly state: IndexState;
}

/** Reads what the last build kept of an index; undefined when it depends on something else, or cannot be read. */
export async function loadIndex(file: string, key: string): Promise<IndexState | undefined> {
  const data = await readFile(file).catch(() => undefined);
  if (data === undefined) return undefined;
  try {
    const kept: KeptIndex = deserialize(data);
    return kept.key === key ? kept.state : undefined;
  } catch {
    // Written by another version of Node, or not to its end: the index is made anew.
    return undefined;
  }
}

/** Keeps an index for the next build, whole or not at all. */
export async function saveIndex(file: string, key: string, state: IndexState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, serialize({ key, state } satisfies KeptIndex));
  await rename(`${file}.tmp`, file);
}
