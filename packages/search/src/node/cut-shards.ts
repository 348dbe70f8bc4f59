/** Maximum size of a term file in bytes; a term with a longer list has its own file. */
const SHARD_SIZE = 6_000;

/** Terms from `from` up to, but excluding, `to`, that form one file. */
export interface Shard {
  /** Lower bound of the file's terms: a prefix of the first, or a string before it and after all others. */
  readonly start: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Cuts sorted terms into files by their letters: terms with a common prefix stay together as long as they fit
 * into one file. A growing list only moves terms between files of its own prefix.
 */
export function cutShards(terms: readonly string[], sizes: readonly number[]): Shard[] {
  const shards: Shard[] = [];
  const ends = sumUp(sizes);
  if (terms.length > 0) addShards({ start: '', from: 0, to: terms.length }, 0, terms, ends, shards);
  return shards;
}

/**
 * Cuts terms whose first `depth` letters are equal and adds the files to `shards`, filling up the last one
 * first.
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

/** Returns the end offsets of the terms when concatenated, preceded by the start of the first one. */
function sumUp(sizes: readonly number[]): Float64Array {
  const ends = new Float64Array(sizes.length + 1);
  for (const [at, size] of sizes.entries()) ends[at + 1] = (ends[at] ?? 0) + size;
  return ends;
}

function measure({ from, to }: Shard, ends: Float64Array): number {
  return (ends[to] ?? 0) - (ends[from] ?? 0);
}
