import type { Draft } from './draft.ts';

/**
 * Caches results by draft: each key press recomputes all inputs of a form, and only one of them has a new
 * draft. For results that depend only on the draft's own input.
 */
export function createDraftCache<T>(): (draft: Draft, make: () => T) => T {
  const known = new WeakMap<Draft, { readonly made: T }>();
  return (draft, make) => {
    const kept = known.get(draft) ?? { made: make() };
    known.set(draft, kept);
    return kept.made;
  };
}
