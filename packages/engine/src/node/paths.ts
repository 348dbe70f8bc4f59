import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder: the nearest one above this file that holds the engine's package. */
export const ROOT = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(from: string): string {
  if (existsSync(path.join(from, 'packages/engine/bin.mjs'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('the project folder was not found above the running file');
  return findRoot(parent);
}

/** Where everything that can be made again is kept. */
export const CACHE_ROOT = path.join(ROOT, 'node_modules/.cache/gruntwork-docs');
