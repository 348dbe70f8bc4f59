import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { LostCacheError } from './kept-file.ts';
import { INDEX, listNames, openPack, type PackFile, writePackIndex } from './pack-file.ts';
import { findPlace, type TextKind } from './pack-index.ts';
import { createPackWriter, type PackWriter, type WrittenTexts } from './pack-writer.ts';

/** Texts that builds keep by a key and their kind. Keys are those of `hashText`. */
export interface KeptTexts {
  /** A text as it was kept; `undefined` for none, or one that is damaged. What is new is found after `seal`. */
  find(key: string, kind: TextKind): string | undefined;
  /** The same for texts that later work needs: throws a `LostCacheError` when there is none. */
  get(key: string, kind: TextKind): string;
  add(key: string, kind: TextKind, text: string): void;
}

/** Texts that lie in a few files: to make a file for each of them takes longer than to write it. */
export interface Packs extends KeptTexts {
  readonly dir: string;
  /** Writes what was added. For a thread: its texts are found once another one, which lives longer, has adopted and sealed them. */
  flush(): WrittenTexts[];
  /** Takes over what another thread has written. */
  adopt(written: readonly WrittenTexts[]): void;
  /** Makes all that was added and adopted such that it is found, by this build and by later ones. */
  seal(): void;
  /** What can be read, newest first. */
  list(): readonly PackFile[];
  /** Seals, and lets go of all files. Whoever asks for a text later opens them again. */
  close(): void;
}

/** The packs of a folder, which need not be there. No file is opened before the first text is asked for. */
export function openPacks(dir: string): Packs {
  let packs: PackFile[] | undefined;
  let writer: PackWriter | undefined;
  const open = new Map<string, Uint8Array[]>();

  const list = (): PackFile[] => (packs ??= openAll(dir));
  const letGo = (): void => {
    for (const pack of packs ?? []) pack.close();
    packs = undefined;
  };
  const find = (key: string, kind: TextKind): string | undefined => {
    for (const pack of list()) {
      const place = findPlace(pack.index, key, kind);
      const data = place && pack.read(place);
      if (data !== undefined) return data.toString();
    }
    return undefined;
  };
  const flush = (): WrittenTexts[] => {
    const written = writer?.flush();
    return written === undefined ? [] : [written];
  };
  const adopt = (written: readonly WrittenTexts[]): void => {
    for (const { pack, records } of written) {
      const own = open.get(pack) ?? [];
      own.push(records);
      open.set(pack, own);
    }
  };
  const seal = (): void => {
    adopt(flush());
    writer?.close();
    writer = undefined;
    if (open.size === 0) return;
    for (const [pack, records] of open) writePackIndex(dir, pack, records);
    open.clear();
    letGo();
  };

  return {
    ...{ dir, find, flush, adopt, seal, list },
    get(key, kind) {
      const text = find(key, kind);
      if (text === undefined) throw new LostCacheError(dir);
      return text;
    },
    add(key, kind, text) {
      writer ??= createPackWriter(dir, nameNext(list().map(({ name }) => name)));
      writer.add(key, kind, text);
    },
    close() {
      try {
        seal();
      } finally {
        letGo();
      }
    },
  };
}

/** Digits of a pack's number. */
const DIGITS = 8;

/** A name that comes after others, and that nobody else chooses. */
export function nameNext(names: readonly string[]): string {
  const last = Math.max(0, ...names.map((name) => Number.parseInt(name, 10) || 0));
  return `${String(last + 1).padStart(DIGITS, '0')}-${randomBytes(6).toString('hex')}`;
}

/** All packs that have an index. When one goes meanwhile, its texts are in one that came before: all are looked for again. */
function openAll(dir: string): PackFile[] {
  for (let attempt = 0; ; attempt++) {
    const names = listPackNames(dir);
    const packs = names.map((name) => openPack(dir, name));
    const found = packs.filter((pack) => pack !== undefined);
    if (found.length === names.length || attempt > 2) return found;
    if (listPackNames(dir).join() === names.join()) return found;
    for (const pack of found) pack.close();
  }
}

/** Names of the packs of a folder that have an index, newest first. */
function listPackNames(dir: string): string[] {
  return listNames(dir)
    .filter((name) => name.endsWith(INDEX))
    .map((name) => path.basename(name, INDEX))
    .sort()
    .reverse();
}
