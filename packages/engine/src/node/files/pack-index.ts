import { createHash } from 'node:crypto';

/** What is kept of a page: the HTML of its body, what search has of it, its Markdown, and the colors of its code. */
export const TEXT_KINDS = ['html', 'words', 'markdown', 'colors'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** A text's place in its pack. */
export interface PackedPlace {
  readonly offset: number;
  readonly length: number;
  readonly checksum: Uint8Array;
}

/** Bytes of the parts of a record, in their order: the key, the kind of text, where it begins, how long it is, and its checksum. */
const KEY = 10;
const NAME = KEY + 1;
const OFFSET = 6;
const LENGTH = 5;
export const CHECKSUM = 10;
export const RECORD = NAME + OFFSET + LENGTH + CHECKSUM;

/** The checksum of bytes, 10 bytes long. */
export function sumUp(data: Uint8Array): Uint8Array {
  return createHash('sha1').update(data).digest().subarray(0, CHECKSUM);
}

/** The record of a text; `key` is one of `hashText`. */
export function createRecord(key: string, kind: TextKind, { offset, length, checksum }: PackedPlace): Buffer {
  const record = Buffer.alloc(RECORD);
  writeName(record, key, kind);
  record.writeUIntBE(offset, NAME, OFFSET);
  record.writeUIntBE(length, NAME + OFFSET, LENGTH);
  record.set(checksum, NAME + OFFSET + LENGTH);
  return record;
}

/** The same record for a text that lies somewhere else. */
export function moveRecord(record: Uint8Array, offset: number): Buffer {
  const moved = Buffer.from(record);
  moved.writeUIntBE(offset, NAME, OFFSET);
  return moved;
}

function writeName(target: Buffer, key: string, kind: TextKind): void {
  if (key.length !== 2 * KEY || target.write(key, 0, KEY, 'hex') !== KEY)
    throw new RangeError(`\`${key}\` is no hash of ${2 * KEY} digits`);
  target[KEY] = TEXT_KINDS.indexOf(kind);
}

/** An index of records in the order of their names. Of two with the same name the later one stays. */
export function createPackIndex(records: readonly Uint8Array[]): Buffer {
  const named = new Map<string, Uint8Array>();
  for (const list of records)
    for (let at = 0; at < list.length; at += RECORD) {
      const record = list.subarray(at, at + RECORD);
      named.set(toName(record), record);
    }
  const sorted = [...named].sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.concat(sorted.map(([, record]) => record));
}

/** The name of a record, as text: the same key and kind have the same one. */
export function toName(record: Uint8Array): string {
  return Buffer.from(record.buffer, record.byteOffset, NAME).toString('latin1');
}

/** The name of a text, as its record has it. */
export function nameText(key: string, kind: TextKind): string {
  const name = Buffer.alloc(NAME);
  writeName(name, key, kind);
  return name.toString('latin1');
}

/** All records of an index. */
export function* listRecords(index: Buffer): Generator<Buffer> {
  for (let at = 0; at < index.length; at += RECORD) yield index.subarray(at, at + RECORD);
}

/** Where a text is, as an index in order has it. */
export function findPlace(index: Buffer, key: string, kind: TextKind): PackedPlace | undefined {
  const name = Buffer.alloc(NAME);
  writeName(name, key, kind);
  let low = 0;
  let high = index.length / RECORD;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = middle * RECORD;
    const order = index.compare(name, 0, NAME, at, at + NAME);
    if (order === 0) return readPlace(index.subarray(at, at + RECORD));
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return undefined;
}

/** What a record says beside its key. */
export function readPlace(record: Buffer): PackedPlace & { readonly kind: TextKind | undefined } {
  return {
    kind: TEXT_KINDS[record[KEY] ?? TEXT_KINDS.length],
    offset: record.readUIntBE(NAME, OFFSET),
    length: record.readUIntBE(NAME + OFFSET, LENGTH),
    checksum: record.subarray(NAME + OFFSET + LENGTH),
  };
}
