import { RE2JS } from 're2js';

/** Returns Go's regular expression engine; in browsers `pattern-engine.lazy.ts` replaces this module. */
export function getPatternEngine(): typeof RE2JS | undefined {
  return RE2JS;
}

/** Resolves when patterns can run. */
export async function loadPatternEngine(): Promise<void> {}
