import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Changes with the engine's own source: the launcher compiles it into a folder named by its content.
 * What another engine left in a cache is not used.
 */
export const engineKey = path.basename(path.dirname(fileURLToPath(import.meta.url)));
