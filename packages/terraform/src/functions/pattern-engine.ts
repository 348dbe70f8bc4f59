import { RE2JS } from 're2js';

/** Go's engine for patterns; `pattern-engine.lazy.ts` takes the place of this module in browsers. */
export function getPatternEngine(): typeof RE2JS | undefined {
  return RE2JS;
}

/** Resolves when patterns can be run. */
export async function loadPatternEngine(): Promise<void> {}
