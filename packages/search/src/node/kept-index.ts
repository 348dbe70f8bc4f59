import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import { noteDamage } from '@gruntwork-docs/engine/node/files/kept-file.ts';
import { writeWhole } from '@gruntwork-docs/engine/node/files/write-whole.ts';
import type { IndexState } from './create-index.ts';

/** An index as a build left it; `key` names what all of it depends on. */
interface KeptIndex {
  readonly key: string;
  readonly state: IndexState;
}

/** Bytes at the beginning of the file: the checksum of the rest. */
const SEAL_LENGTH = hashText('').length;

/** Reads what the last build kept of an index; undefined when it depends on something else, or cannot be read. */
export async function loadIndex(file: string, key: string): Promise<IndexState | undefined> {
  const sealed = await readFile(file).catch(() => undefined);
  if (sealed === undefined) return undefined;
  const data = sealed.subarray(SEAL_LENGTH);
  if (sealed.subarray(0, SEAL_LENGTH).toString('latin1') !== hashText(data)) {
    noteDamage(file);
    return undefined;
  }
  try {
    const kept: KeptIndex = deserialize(data);
    return kept.key === key ? kept.state : undefined;
  } catch {
    // Written by another version of Node: the index is made anew.
    return undefined;
  }
}

/** Keeps an index for the next build, whole or not at all. */
export async function saveIndex(file: string, key: string, state: IndexState): Promise<void> {
  const data = serialize({ key, state } satisfies KeptIndex);
  await writeWhole(file, Buffer.concat([Buffer.from(hashText(data), 'latin1'), data]));
}
