import type { Draft } from './draft.ts';

/**
 * Keeps what is made of a draft as long as the draft: after every key all inputs of a form are asked, and one of them has
 * another draft. For what depends on nothing but the input that the draft is of.
 */
export function createDraftCache<T>(): (draft: Draft, make: () => T) => T {
  const known = new WeakMap<Draft, { readonly made: T }>();
  return (draft, make) => {
    const kept = known.get(draft) ?? { made: make() };
    known.set(draft, kept);
    return kept.made;
  };
}
