import { hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import { nameShards } from '#shared/shard-names.ts';
import { cutShards } from './cut-shards.ts';
import type { TermTable } from './term-table.ts';

/** A file of terms as an index had it: the same terms with the same lists are the same text. */
export interface KeptTermFile {
  readonly key: string;
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

export interface TermFile extends KeptTermFile {
  readonly name: string;
  readonly getText: () => string;
}

export interface TermFiles {
  /** Where each file begins, as a manifest has it. */
  readonly starts: readonly string[];
  readonly files: readonly TermFile[];
}

/** What is known of the files of the last index. */
export interface LastTermFiles {
  readonly files: ReadonlyMap<string, KeptTermFile>;
  /** Terms that were added or removed, or of which the index lists something else. */
  readonly changed: ReadonlySet<string>;
}

/** Cuts a table in order into files. Those in which nothing changed are neither written out nor hashed again. */
export function createTermFiles({ entries }: TermTable, last?: LastTermFiles): TermFiles {
  const terms = [...entries.keys()];
  const texts = Array.from(entries.values(), ({ text }) => text);
  const shards = cutShards(
    terms,
    terms.map((term, index) => term.length + (texts[index] ?? '').length + 4),
  );
  const starts = shards.map(({ start }) => start);
  const firsts = shards.map(({ from }) => terms[from] ?? '');
  const touched = new Set(Array.from(last?.changed ?? [], (term) => findFile(firsts, term)));
  const files = nameShards(starts).map((name, index): TermFile => {
    const { from = 0, to = 0 } = shards[index] ?? {};
    // Of a new file it is asked twice: what it is named by, and what is written.
    let text: string | undefined;
    const getText = (): string =>
      (text ??= `{"terms":${JSON.stringify(terms.slice(from, to))},"postings":[${texts.slice(from, to).join(',')}]}`);
    const own = { name, first: terms[from] ?? '', last: terms[to - 1] ?? '', count: to - from, getText };
    const before = touched.has(index) ? undefined : last?.files.get(name);
    const isSame = before?.first === own.first && before.last === own.last && before.count === own.count;
    return { ...own, key: isSame ? before.key : hashText(getText()) };
  });
  return { starts, files };
}

/** Index of the file that a term is in, or would be in: the last one that begins with it or before it. */
function findFile(firsts: readonly string[], term: string): number {
  let low = 0;
  let high = firsts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((firsts[middle] ?? '') <= term) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
