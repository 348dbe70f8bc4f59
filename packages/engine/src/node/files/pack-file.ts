import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../errors/has-code.ts';
import { noteDamage } from './kept-file.ts';
import { CHECKSUM, createPackIndex, type PackedPlace, RECORD, sumUp } from './pack-index.ts';
import { writeWholeSync } from './write-whole.ts';

export const PACK = '.pack';
export const INDEX = '.index';

/** A pack to read from: the texts, and the index that says where each of them is. */
export interface PackFile {
  /** Name without ending. */
  readonly name: string;
  /** Records in order. */
  readonly index: Buffer;
  /** Bytes of all texts. */
  readonly size: number;
  /** When the last text came, in milliseconds. */
  readonly changed: number;
  /** The bytes of a text; `undefined`, and noted, when they are not what was written. */
  read(place: PackedPlace): Buffer | undefined;
  close(): void;
}

/** Writes the index that makes a pack one that is read. Its texts have to be there. */
export function writePackIndex(dir: string, name: string, records: readonly Uint8Array[]): void {
  const index = createPackIndex(records);
  writeWholeSync(path.join(dir, `${name}${INDEX}`), Buffer.concat([sumUp(index), index]));
}

/** Opens a pack: from then on it can be read, even after somebody has removed it. `undefined` when it is gone, or its index is damaged. */
export function openPack(dir: string, name: string): PackFile | undefined {
  const file = path.join(dir, `${name}${PACK}`);
  const index = readIndex(path.join(dir, `${name}${INDEX}`));
  if (index === undefined) return undefined;
  const descriptor = tryTo(() => openSync(file, 'r'));
  if (descriptor === undefined) return undefined;
  const { size = 0, mtimeMs: changed = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return {
    ...{ name, index, size, changed },
    read({ offset, length, checksum }) {
      const data = Buffer.allocUnsafe(length);
      if (readAll(descriptor, data, offset) && Buffer.compare(sumUp(data), checksum) === 0) return data;
      noteDamage(file);
      return undefined;
    },
    close: () => closeSync(descriptor),
  };
}

function readIndex(file: string): Buffer | undefined {
  const sealed = tryTo(() => readFileSync(file));
  if (sealed === undefined) return undefined;
  const index = sealed.subarray(CHECKSUM);
  const isWhole = sealed.length >= CHECKSUM && index.length % RECORD === 0;
  if (isWhole && Buffer.compare(sumUp(index), sealed.subarray(0, CHECKSUM)) === 0) return index;
  noteDamage(file);
  return undefined;
}

/** False when the file ends before. */
function readAll(descriptor: number, data: Buffer, offset: number): boolean {
  for (let done = 0; done < data.length; ) {
    const count = readSync(descriptor, data, done, data.length - done, offset + done);
    if (count === 0) return false;
    done += count;
  }
  return true;
}

/** Names of the files of a folder; none for one that is not there. */
export function listNames(dir: string): string[] {
  return tryTo(() => readdirSync(dir)) ?? [];
}

/** `undefined` for what is gone. */
function tryTo<T>(open: () => T): T | undefined {
  try {
    return open();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
