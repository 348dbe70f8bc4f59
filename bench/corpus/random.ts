/** A source of pseudo-random choices: the same seed gives the same choices on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** True in `probability` of all cases. */
  chance(probability: number): boolean;
  /** Picks an element of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** A separate source for a part of the work: its draws do not affect other parts. */
  fork(label: string): Random;
}

/** Creates the source for a seed. */
export function createRandom(seed: string): Random {
  let state = hashSeed(seed);
  // Mulberry32: 32 bits of state are plenty for prose, and it gives the same numbers everywhere.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(list) {
      const index = int(0, list.length - 1);
      if (index >= list.length || list.length === 0) throw new RangeError('nothing to pick from');
      return list[index] as (typeof list)[number];
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}

/** Returns a shuffled copy (Fisher and Yates). */
export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = random.int(0, last);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}

/** Computes a 32-bit FNV-1a hash. */
function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}
