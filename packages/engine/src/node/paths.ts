import { existsSync } from 'node:fs';
import path from 'node:path';

/** Set by the launcher when it compiles the engine: the compiled files lie elsewhere. */
declare const __ENGINE_DIR__: string | undefined;

/** Folder of the engine's package. */
export const ENGINE_DIR =
  typeof __ENGINE_DIR__ === 'string' ? __ENGINE_DIR__ : path.join(import.meta.dirname, '../..');

const modules = findModules(ENGINE_DIR);

/** The folder that the engine is installed in. */
export const PROJECT_DIR = path.dirname(modules);

/** Where everything that can be made again is kept: beside the packages that the engine is installed with. */
export const CACHE_ROOT = path.join(modules, '.cache/gruntwork-docs');

/** Milliseconds that a build may take: what is older is used by none. */
export const LONGEST_BUILD = 3_600_000;

/** The `node_modules` that a package is in, else the next one above it. */
function findModules(from: string): string {
  const parent = path.dirname(from);
  if (parent === from) throw new Error('no `node_modules` was found above the engine');
  if (path.basename(parent) === 'node_modules') return parent;
  const beside = path.join(parent, 'node_modules');
  return existsSync(beside) ? beside : findModules(parent);
}
