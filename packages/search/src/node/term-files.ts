import { nameShards } from '#shared/shard-names.ts';
import { cutShards } from './cut-shards.ts';
import { createFile, type IndexFile } from './index-file.ts';
import type { TermTable } from './term-table.ts';

export interface TermFiles {
  /** First term of each file, as in the manifest. */
  readonly starts: readonly string[];
  /** The files by name. */
  readonly files: readonly (readonly [name: string, file: IndexFile])[];
}

/** Splits a sorted table into files. */
export function createTermFiles(entries: TermTable): TermFiles {
  const terms = [...entries.keys()];
  const texts = Array.from(entries.values(), ({ text }) => text);
  const shards = cutShards(
    terms,
    terms.map((term, index) => term.length + (texts[index] ?? '').length + 4),
  );
  const starts = shards.map(({ start }) => start);
  const files = nameShards(starts).map((name, index) => {
    const { from = 0, to = 0 } = shards[index] ?? {};
    const own = JSON.stringify(terms.slice(from, to));
    const postings = texts.slice(from, to).join(',');
    return [name, createFile(`{"terms":${own},"postings":[${postings}]}`)] as const;
  });
  return { starts, files };
}
