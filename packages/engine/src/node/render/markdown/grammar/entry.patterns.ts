import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePatternTable } from './pattern-table.ts';

// Runs once, in the folder of the compiled engine.
await writePatternTable(path.dirname(fileURLToPath(import.meta.url)));
