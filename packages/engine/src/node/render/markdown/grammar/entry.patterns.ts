import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePatternTable } from './pattern-table.ts';

// Run once, when the engine was compiled, in its folder.
await writePatternTable(path.dirname(fileURLToPath(import.meta.url)));
