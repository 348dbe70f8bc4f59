import type { RE2JS } from 're2js';

let engine: typeof RE2JS | undefined;

/**
 * Returns Go's regular expression engine, larger than all other code for rules; undefined until it is loaded.
 */
export function getPatternEngine(): typeof RE2JS | undefined {
  return engine;
}

/** Resolves when patterns can run. */
export async function loadPatternEngine(): Promise<void> {
  engine ??= (await import('re2js')).RE2JS;
}
