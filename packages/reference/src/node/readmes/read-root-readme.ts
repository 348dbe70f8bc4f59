import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the README of a folder that is no module itself; `undefined` without one. */
export async function readRootReadme(folder: string): Promise<string | undefined> {
  return readFile(path.join(folder, 'README.md'), 'utf8').catch(() => undefined);
}
