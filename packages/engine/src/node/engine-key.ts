import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from './cache/hash.ts';
import { listDefaultPackages } from './default-packages.ts';
import { ENGINE_DIR, IS_COMPILED, PROJECT_DIR } from './paths.ts';

/** The hash of all compiled packages, written during their compilation. */
const KEY = path.join(ENGINE_DIR, 'dist/key.txt');
/** Represents the packages that these import. */
const LOCK = path.join(PROJECT_DIR, 'package-lock.json');

/**
 * Changes with the code of the engine and of all installed packages. Cache entries of another engine are not
 * used.
 */
export const engineKey = IS_COMPILED
  ? hashText(ENGINE_DIR, read(KEY), read(LOCK), ...listDefaultPackages()).slice(0, 16)
  : 'source';

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
