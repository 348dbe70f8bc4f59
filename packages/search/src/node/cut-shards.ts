/** Size in bytes that a term file grows to; one term with a longer list has a file of its own. */
const SHARD_SIZE = 6_000;

/** Terms from `from` up to, without, `to`, that make one file. */
export interface Shard {
  /** What the terms of the file, and none before, begin with or come after. */
  readonly start: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Cuts terms in order into files, by their letters: terms that begin alike stay together as long as they fit into one
 * file. A list that grows moves terms between the files of its own beginning only.
 */
export function cutShards(terms: readonly string[], sizes: readonly number[]): Shard[] {
  const shards: Shard[] = [];
  const ends = sumUp(sizes);
  if (terms.length > 0) addShards({ start: '', from: 0, to: terms.length }, 0, terms, ends, shards);
  return shards;
}

/**
 * Cuts terms that have their first `depth` letters in common and adds the files to `shards`, of which the last one takes
 * more as long as it has room.
 */
function addShards(
  range: Shard,
  depth: number,
  terms: readonly string[],
  ends: Float64Array,
  shards: Shard[],
): void {
  const last = shards.at(-1);
  const together: Shard = { ...(last ?? range), to: range.to };
  if (measure(together, ends) <= SHARD_SIZE) {
    shards.splice(-1, 1, together);
    return;
  }
  if (range.to - range.from === 1 || measure(range, ends) <= SHARD_SIZE) {
    shards.push(range);
    return;
  }
  for (let from = range.from; from < range.to; ) {
    const letter = terms[from]?.[depth];
    let to = from + 1;
    while (to < range.to && terms[to]?.[depth] === letter) to++;
    const start = from === range.from ? range.start : (terms[from] ?? '').slice(0, depth + 1);
    addShards({ start, from, to }, depth + 1, terms, ends, shards);
    from = to;
  }
}

/** Where each term ends when all are written one after the other; before it, where the first one begins. */
function sumUp(sizes: readonly number[]): Float64Array {
  const ends = new Float64Array(sizes.length + 1);
  for (const [at, size] of sizes.entries()) ends[at + 1] = (ends[at] ?? 0) + size;
  return ends;
}

function measure({ from, to }: Shard, ends: Float64Array): number {
  return (ends[to] ?? 0) - (ends[from] ?? 0);
}
