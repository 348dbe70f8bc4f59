/** Numbers that look random and are the same for each seed. */
export interface Random {
  /** A whole number from 0 up to, not including, the end. */
  below(end: number): number;
  /** One of the values. */
  pick<T>(values: readonly [T, ...T[]] | readonly T[]): T;
  /** True in one of so many cases. */
  oneIn(count: number): boolean;
}

/** Makes the numbers of a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    oneIn: (count) => below(count) === 0,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('there is nothing to pick from');
      return value;
    },
  };
}
