import { existsSync } from 'node:fs';
import path from 'node:path';

/** False when the source itself runs, in tests. */
export const IS_COMPILED = path.basename(import.meta.dirname) === 'dist';

/** The export condition that resolves this project's packages to TypeScript. */
export const SOURCE_CONDITION = '@gruntwork-docs/source';

/** Folder of the engine's package. */
export const ENGINE_DIR = path.join(import.meta.dirname, IS_COMPILED ? '..' : '../..');

/** The project that the engine is installed in. */
export const PROJECT_DIR = findProject(ENGINE_DIR);

/** The folder whose `node_modules` contains the engine, or the workspace around it. */
function findProject(from: string): string {
  const parent = path.dirname(from);
  if (path.basename(parent) === 'node_modules') return path.dirname(parent);
  if (parent === from || existsSync(path.join(parent, 'node_modules'))) return parent;
  return findProject(parent);
}

/** Folder of all caches, in the `node_modules` of the engine's project. */
export const CACHE_ROOT = path.join(PROJECT_DIR, 'node_modules/.cache/gruntwork-docs');

/** Caches of the sites, one folder each. */
export const SITES_CACHE = path.join(CACHE_ROOT, 'sites');

/** Compiled themes. */
export const THEME_CACHE = path.join(CACHE_ROOT, 'theme');

/** Maximum duration of a build in milliseconds: older files are unused. */
export const LONGEST_BUILD = 3_600_000;
