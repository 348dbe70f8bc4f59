import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { PACK } from './pack-file.ts';
import { createRecord, moveRecord, sumUp, type TextKind } from './pack-index.ts';

/** Texts that were written to a pack: they are found once its index has their records. */
export interface WrittenTexts {
  /** The pack's name, without ending. */
  readonly pack: string;
  readonly records: Uint8Array;
}

/** Adds texts to the end of one file. */
export interface PackWriter {
  add(key: string, kind: TextKind, text: string): void;
  /** Adds the text of another pack's record. Returns the bytes that wait to be written. */
  copy(record: Uint8Array, data: Buffer): number;
  /** Writes what was added since the last time; `undefined` for nothing. */
  flush(): WrittenTexts | undefined;
  close(): void;
}

/** Begins a pack that is not there yet, in a folder that is made for it. */
export function createPackWriter(dir: string, pack: string): PackWriter {
  mkdirSync(dir, { recursive: true });
  const descriptor = openSync(path.join(dir, `${pack}${PACK}`), 'wx');
  let end = 0;
  let texts: Buffer[] = [];
  let records: Uint8Array[] = [];
  let length = 0;
  const push = (record: Uint8Array, data: Buffer): void => {
    records.push(record);
    texts.push(data);
    length += data.length;
  };
  return {
    add(key, kind, text) {
      const data = Buffer.from(text);
      const place = { offset: end + length, length: data.length, checksum: sumUp(data) };
      push(createRecord(key, kind, place), data);
    },
    copy(record, data) {
      push(moveRecord(record, end + length), data);
      return length;
    },
    flush() {
      if (records.length === 0) return undefined;
      writeAt(descriptor, Buffer.concat(texts, length), end);
      const written = { pack, records: Buffer.concat(records) };
      end += length;
      [texts, records, length] = [[], [], 0];
      return written;
    },
    close: () => closeSync(descriptor),
  };
}

function writeAt(descriptor: number, data: Buffer, offset: number): void {
  for (let done = 0; done < data.length; )
    done += writeSync(descriptor, data, done, data.length - done, offset + done);
}
