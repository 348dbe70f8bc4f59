import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../errors/has-code.ts';

/** Unique to this thread. */
const OWN = randomBytes(6).toString('hex');
let count = 0;

/** Extension of an unfinished file. */
export const UNFINISHED = '.tmp';

/** A name next to a file that no other process and no other thread chooses. */
function createTemporaryName(file: string): string {
  return `${file}.${OWN}${(count++).toString(36)}${UNFINISHED}`;
}

/** Writes a file atomically: concurrent readers see the previous version. Creates its folder. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const temporary = createTemporaryName(file);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporary, data, { flag: 'wx' });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The synchronous version, for threads that have nothing else to do. */
export function writeWholeSync(file: string, data: string | Uint8Array): void {
  const temporary = createTemporaryName(file);
  try {
    writeNew(temporary, data);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Writes a new file. Its folder nearly always exists, and is only created if it doesn't. */
function writeNew(file: string, data: string | Uint8Array): void {
  try {
    writeFileSync(file, data, { flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data, { flag: 'wx' });
  }
}
