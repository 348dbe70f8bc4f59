import { isRecord } from '../functions/values.ts';
import type { Json } from '../hcl/evaluate.ts';
import { fitsType } from '../model/fits-type.ts';
import type { TypeTree } from '../model/type-tree.ts';

export interface SearchInput {
  readonly base: Json;
  readonly type: TypeTree;
  /** Values to try wherever they fit the type. */
  readonly guesses: readonly Json[];
  /** Returns a value for an omitted attribute. */
  readonly exampleOf: (name: string, type: TypeTree, description: string | undefined) => Json;
  /** Returns the number of errors in a value; 0: none. */
  readonly faultsOf: (value: Json) => number;
}

/** Maximum number of values to try for one input. */
const MOST_TRIALS = 4000;

/** Changes a value in one position after another until it has no errors, or no change improves it. */
export function searchValue(input: SearchInput): Json {
  let best = input.base;
  let faults = input.faultsOf(best);
  let trials = 0;
  while (faults > 0 && trials < MOST_TRIALS) {
    let better: Json | undefined;
    for (const changed of neighbors(best, input.type, input)) {
      if (++trials > MOST_TRIALS) break;
      const found = input.faultsOf(changed);
      if (found >= faults) continue;
      better = changed;
      faults = found;
      if (found === 0) return changed;
    }
    if (better === undefined) return best;
    best = better;
  }
  return best;
}

/** Generates every value that differs in one position. */
function* neighbors(value: Json, type: TypeTree, input: SearchInput): Generator<Json> {
  switch (type.kind) {
    case 'list':
    case 'set':
      if (!Array.isArray(value)) return;
      for (const guess of input.guesses)
        if (!Array.isArray(guess) && fitsType(guess, type.element)) yield [guess];
      for (const [index, item] of value.entries())
        for (const changed of neighbors(item, type.element, input)) yield value.with(index, changed);
      if (value.length > 0) yield [...value, ...value];
      yield [];
      return;
    case 'tuple':
      if (!Array.isArray(value)) return;
      for (const [index, element] of type.elements.entries())
        for (const changed of neighbors(value[index] ?? null, element, input))
          yield value.with(index, changed);
      return;
    case 'map':
      if (!isRecord(value)) return;
      for (const [key, item] of Object.entries(value)) {
        for (const changed of neighbors(item, type.element, input)) yield { ...value, [key]: changed };
        for (const guess of input.guesses) if (typeof guess === 'string') yield { [guess]: item };
      }
      yield {};
      return;
    case 'object':
      if (isRecord(value)) yield* objectNeighbors(value, type.attributes, input);
      return;
    default:
      for (const guess of input.guesses) {
        const isOfKind = type.kind === 'bool' ? typeof guess === 'boolean' : typeof guess === type.kind;
        if (isOfKind || type.kind === 'any') yield guess;
      }
  }
}

function* objectNeighbors(
  value: { [key: string]: Json },
  attributes: Extract<TypeTree, { kind: 'object' }>['attributes'],
  input: SearchInput,
): Generator<Json> {
  for (const { name, typeTree, description, required } of attributes) {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    if (own === undefined) {
      const added = input.exampleOf(name, typeTree, description);
      yield { ...value, [name]: added };
      for (const changed of neighbors(added, typeTree, input)) yield { ...value, [name]: changed };
      continue;
    }
    for (const changed of neighbors(own, typeTree, input)) yield { ...value, [name]: changed };
    if (required) continue;
    const { [name]: _, ...rest } = value;
    yield rest;
  }
}
