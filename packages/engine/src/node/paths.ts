import path from 'node:path';

/** Set by the launcher when it compiles the engine: the compiled files lie elsewhere. Absent in tests, which run the source. */
declare const __ENGINE_DIR__: string | undefined;
declare const __PROJECT_DIR__: string | undefined;

/** False where the source itself runs. */
export const IS_COMPILED = typeof __ENGINE_DIR__ === 'string';

/** Folder of the engine's package. */
export const ENGINE_DIR =
  typeof __ENGINE_DIR__ === 'string' ? __ENGINE_DIR__ : path.join(import.meta.dirname, '../..');

/** The folder that the engine is installed in. */
export const PROJECT_DIR =
  typeof __PROJECT_DIR__ === 'string' ? __PROJECT_DIR__ : path.join(ENGINE_DIR, '../..');

/** Where everything that can be made again is kept: beside the packages that the engine is installed with. */
export const CACHE_ROOT = path.join(PROJECT_DIR, 'node_modules/.cache/gruntwork-docs');

/** What is kept of each site, in a folder of its own. */
export const SITES_CACHE = path.join(CACHE_ROOT, 'sites');

/** Compiled themes. */
export const THEME_CACHE = path.join(CACHE_ROOT, 'theme');

/** Milliseconds that a build may take: what is older is used by none. */
export const LONGEST_BUILD = 3_600_000;
