// Sets up V8 for programs that build sites.
import { setFlagsFromString } from 'node:v8';

/**
 * Bytes of code that run of a function before it is considered for optimization. Node 20 considers after 67,584: of a cold build a quarter of
 * all work was then the optimizer's, for functions that were hardly called again. Later versions count calls, and wait as long by themselves.
 */
const OPTIMIZER_PATIENCE = 800_000;

if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${OPTIMIZER_PATIENCE}`);
