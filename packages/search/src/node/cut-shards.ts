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
  if (terms.length > 0) addShards({ start: '', from: 0, to: terms.length }, 0, terms, sizes, shards);
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
  sizes: readonly number[],
  shards: Shard[],
): void {
  const last = shards.at(-1);
  const together: Shard = { ...(last ?? range), to: range.to };
  if (measure(together, sizes) <= SHARD_SIZE) {
    shards.splice(-1, 1, together);
    return;
  }
  if (range.to - range.from === 1 || measure(range, sizes) <= SHARD_SIZE) {
    shards.push(range);
    return;
  }
  for (let from = range.from; from < range.to; ) {
    const letter = terms[from]?.[depth];
    let to = from + 1;
    while (to < range.to && terms[to]?.[depth] === letter) to++;
    const start = from === range.from ? range.start : (terms[from] ?? '').slice(0, depth + 1);
    addShards({ start, from, to }, depth + 1, terms, sizes, shards);
    from = to;
  }
}

function measure({ from, to }: Shard, sizes: readonly number[]): number {
  let size = 0;
  for (let at = from; at < to; at++) size += sizes[at] ?? 0;
  return size;
}
