import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { LONGEST_BUILD } from '../paths.ts';
import { INDEX, listNames, openPack, PACK, type PackFile, writePackIndex } from './pack-file.ts';
import { listRecords, readPlace, toName } from './pack-index.ts';
import { createPackWriter } from './pack-writer.ts';
import { nameNext, type Packs } from './packs.ts';

/** Packs below `SMALL` bytes, of which a folder holds up to `MOST_SMALL`: an edit leaves one, and reads the index of each. */
const SMALL = 8_000_000;
const MOST_SMALL = 12;

/** Bytes that are copied at a time. */
const AT_ONCE = 1_000_000;

/** What of a pack stays when it is written anew. */
interface Rest {
  readonly pack: PackFile;
  readonly records: readonly Buffer[];
}

/**
 * Puts many small packs into one. With the names of all texts that are used (`nameText`), it also drops what is not: packs of which half is
 * used by nobody are written anew, and what killed builds have left goes. Builds that run beside this one may use what is younger than they.
 */
export function tidyPacks(packs: Packs, listUsed?: () => Iterable<string>): void {
  packs.seal();
  const files = packs.list();
  const limit = Date.now() - LONGEST_BUILD;
  const isTooMany = files.filter(({ size }) => size < SMALL).length > MOST_SMALL;
  const isOld = ({ changed }: PackFile): boolean => listUsed !== undefined && changed < limit;
  if (isTooMany || files.some(isOld)) {
    const used = files.some(isOld) ? new Set(listUsed?.()) : undefined;
    const seen = new Set<string>();
    const rests: Rest[] = [];
    for (const pack of files) {
      const rest = listRest(pack, seen, isOld(pack) ? used : undefined);
      const isMerged = isTooMany && pack.size < SMALL;
      if (isMerged || (isOld(pack) && rest.length <= pack.size / 2)) rests.push({ pack, ...rest });
    }
    if (rests.length > 0) rewrite(packs, rests);
  }
  if (listUsed !== undefined) dropLeftovers(packs.dir, limit);
}

/** What a pack has that newer ones have not, as far as it is used. */
function listRest({ index }: PackFile, seen: Set<string>, used: ReadonlySet<string> | undefined) {
  const records: Buffer[] = [];
  let length = 0;
  for (const record of listRecords(index)) {
    const name = toName(record);
    if (seen.has(name) || used?.has(name) === false) continue;
    seen.add(name);
    records.push(record);
    length += readPlace(record).length;
  }
  return { records, length };
}

/** Copies what stays of packs to a new one, and removes them. Who has one of them open can still read it. */
function rewrite(packs: Packs, rests: readonly Rest[]): void {
  const { dir } = packs;
  const name = nameNext(packs.list().map((pack) => pack.name));
  const written: Uint8Array[] = [];
  const writer = createPackWriter(dir, name);
  const flush = (): void => {
    const { records } = writer.flush() ?? {};
    if (records !== undefined) written.push(records);
  };
  for (const { pack, records } of rests) {
    for (const record of records) {
      const data = pack.read(readPlace(record));
      if (data === undefined) continue;
      if (writer.copy(record, data) > AT_ONCE) flush();
    }
  }
  flush();
  writer.close();
  if (written.length > 0) writePackIndex(dir, name, written);
  else rmSync(path.join(dir, `${name}${PACK}`), { force: true });
  packs.close();
  for (const { pack } of rests) removePack(dir, pack.name);
}

/** Its index first: without it a pack is none. */
function removePack(dir: string, name: string): void {
  for (const ending of [INDEX, PACK]) rmSync(path.join(dir, `${name}${ending}`), { force: true });
}

/** Removes packs that cannot be opened, and what is older than any build that runs and belongs to no pack. */
function dropLeftovers(dir: string, limit: number): void {
  const names = listNames(dir);
  const all = new Set(names);
  for (const file of names) {
    const full = path.join(dir, file);
    const name = path.parse(file).name;
    if (file.endsWith(INDEX)) {
      const pack = openPack(dir, name);
      pack?.close();
      if (pack === undefined) removePack(dir, name);
    } else if (!(file.endsWith(PACK) && all.has(`${name}${INDEX}`))) {
      const found = statSync(full, { throwIfNoEntry: false });
      if (found !== undefined && found.mtimeMs < limit) rmSync(full, { recursive: true, force: true });
    }
  }
}
