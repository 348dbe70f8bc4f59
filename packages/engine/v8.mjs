// Sets up V8 for programs that build sites.
import { setFlagsFromString } from 'node:v8';

/**
 * Bytes of bytecode that a function executes before V8 considers optimizing it. Node 20 does so after 67,584:
 * a quarter of all work in a cold build was then the optimizer's, for functions that were hardly called
 * again. Later versions count calls, and wait equally long by default.
 */
const OPTIMIZER_PATIENCE = 800_000;

if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${OPTIMIZER_PATIENCE}`);
