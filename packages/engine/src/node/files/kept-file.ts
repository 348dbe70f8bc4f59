import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hashText, startTextHash } from '../cache/hash.ts';
import { writeWholeBy } from './write-whole.ts';

/** Files of the cache that were not as they had been written, since somebody last asked. */
const damaged = new Set<string>();

/** Notes a file of the cache that does not verify: it is made again. */
export function noteDamage(file: string): void {
  damaged.add(file);
}

/** The damaged files that were met since the last call. */
export function takeDamage(): string[] {
  const files = [...damaged];
  damaged.clear();
  return files;
}

/** What a writer is told of a damaged file. */
export function describeDamage(file: string): string {
  return `\`${file}\` was damaged, and is made again`;
}

/** Something that an earlier build kept is gone or damaged, and cannot be made again alone: all of it has to be. */
export class LostCacheError extends Error {
  constructor(readonly file: string) {
    super(describeDamage(file));
    this.name = 'LostCacheError';
  }
}

/** Keeps a text, or its bytes, for a later build: the first line is the checksum of the rest. */
export async function writeKept(file: string, data: string | Uint8Array): Promise<void> {
  await writeWholeBy(file, async (handle) => {
    await handle.writeFile(`${hashText(data)}\n`);
    await handle.writeFile(data);
  });
}

/** Keeps a long text that is made piece by piece: no more than a few of its pieces are held at a time. */
export async function writeKeptPieces(file: string, pieces: Iterable<string>): Promise<void> {
  await writeWholeBy(file, async (handle) => {
    const hash = startTextHash();
    // Its place: what it is gets known with the last piece.
    await handle.write(`${hashText()}\n`);
    for (const chunk of joinPieces(pieces)) {
      hash.add(chunk);
      await handle.writeFile(chunk);
    }
    await handle.write(hash.getHash(), 0);
  });
}

/** Characters that are written at a time. */
const CHUNK = 1 << 18;

function* joinPieces(pieces: Iterable<string>): Generator<string> {
  let chunk: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    chunk.push(piece);
    length += piece.length;
    if (length < CHUNK) continue;
    yield chunk.join('');
    chunk = [];
    length = 0;
  }
  if (length > 0) yield chunk.join('');
}

/** A kept text; `undefined` when there is none, or when it is not what was written. */
export async function readKept(file: string): Promise<string | undefined> {
  const sealed = await readFile(file).catch(() => undefined);
  return sealed && open(file, sealed)?.toString();
}

/** The bytes of a kept text, for those who want a small part of it and have nothing else to do. */
export function readKeptBytes(file: string): Buffer | undefined {
  try {
    return open(file, readFileSync(file));
  } catch {
    return undefined;
  }
}

/** A kept text that later work needs. Throws a `LostCacheError` when it is gone: an empty text would pass for a page. */
export async function getKept(file: string): Promise<string> {
  const text = await readKept(file);
  if (text === undefined) throw new LostCacheError(file);
  return text;
}

function open(file: string, sealed: Buffer): Buffer | undefined {
  const end = sealed.indexOf('\n');
  const data = sealed.subarray(end + 1);
  if (end > 0 && sealed.toString('latin1', 0, end) === hashText(data)) return data;
  noteDamage(file);
  return undefined;
}
