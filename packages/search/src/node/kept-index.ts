import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import { noteDamage } from '@gruntwork-docs/engine/node/files/kept-file.ts';
import { writeWhole } from '@gruntwork-docs/engine/node/files/write-whole.ts';
import type { IndexState } from './create-index.ts';

/**
 * An index as a build left it, by columns: a hundred thousand small objects would take most of the time of an edit to be read and
 * written. `key` names what all of it depends on.
 */
interface KeptIndex extends Pick<IndexState, 'pageKeys' | 'counts' | 'termFiles' | 'blockKeys'> {
  readonly key: string;
  readonly terms: string;
  readonly texts: string;
  readonly frequencies: Uint32Array;
  readonly heaviest: Uint8Array;
  readonly longTerms: string;
  /** The whole lists of long terms, one after the other, and where each of them ends. */
  readonly lists: Uint8Array;
  readonly ends: Uint32Array;
}

/** Stands between the values of a column; no term and no list has it. */
const DIVIDER = '\0';

/** Bytes at the beginning of the file: the checksum of the rest. */
const SEAL_LENGTH = hashText('').length;

/** An index as bytes. */
export function packIndex(key: string, { table, ...state }: IndexState): Uint8Array {
  const entries = [...table.entries.values()];
  const lists = [...table.wholeLists.values()];
  let end = 0;
  const kept: KeptIndex = {
    key,
    ...state,
    terms: [...table.entries.keys()].join(DIVIDER),
    texts: entries.map(({ text }) => text).join(DIVIDER),
    frequencies: Uint32Array.from(entries, ({ frequency }) => frequency),
    heaviest: Uint8Array.from(entries, ({ heaviest }) => heaviest),
    longTerms: [...table.wholeLists.keys()].join(DIVIDER),
    lists: concat(lists),
    ends: Uint32Array.from(lists, ({ length }) => (end += length)),
  };
  return serialize(kept);
}

/** The index that bytes were made of; undefined when it has another key. */
export function unpackIndex(key: string, data: Uint8Array): IndexState | undefined {
  const kept: KeptIndex = deserialize(data);
  if (kept.key !== key) return undefined;
  const { pageKeys, counts, termFiles, blockKeys } = kept;
  const texts = split(kept.texts);
  const entries = new Map(
    split(kept.terms).map((term, index) => [
      term,
      {
        text: texts[index] ?? '',
        frequency: kept.frequencies[index] ?? 0,
        heaviest: kept.heaviest[index] ?? 0,
      },
    ]),
  );
  const wholeLists = new Map(
    split(kept.longTerms).map((term, index) => [
      term,
      kept.lists.subarray(kept.ends[index - 1] ?? 0, kept.ends[index]),
    ]),
  );
  return { pageKeys, counts, termFiles, blockKeys, table: { entries, wholeLists } };
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

function split(column: string): string[] {
  return column === '' ? [] : column.split(DIVIDER);
}

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
    return unpackIndex(key, data);
  } catch {
    // Written by another version of Node: the index is made anew.
    return undefined;
  }
}

/** Keeps an index for the next build, whole or not at all. */
export async function saveIndex(file: string, key: string, state: IndexState): Promise<void> {
  const data = packIndex(key, state);
  await writeWhole(file, Buffer.concat([Buffer.from(hashText(data), 'latin1'), data]));
}
