import { hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import {
  type IndexManifest,
  LONGEST_PREFIX,
  type RecordBlock,
  recordClasses,
  recordKinds,
  type StoredPage,
} from '#shared/index-format.ts';
import type { SearchRecord } from './create-records.ts';
import { createPostings, mergePostings, type Postings } from './postings.ts';

/** Size in bytes that a term file grows to; one term with a longer list has a file of its own. */
const SHARD_SIZE = 6_000;
/** Size in bytes from which on the terms with a beginning get an entry for them all. */
const PREFIX_SIZE = 4_000;
/** Records in a file: a query fetches about one file for each record that it shows. */
const BLOCK_SIZE = 10;
/** Words that a mistyped one is compared with. */
const MOST_WORDS = 2_500;
const SHORTEST_WORD = 4;

/** Makes the files of an index, texts by name. The same records give the same bytes. */
export function createIndex(records: readonly SearchRecord[]): Map<string, string> {
  const ordered = recordClasses.flatMap((name) => records.filter((record) => record.class === name));
  const bounds = recordClasses.map((_, index) =>
    recordClasses
      .slice(0, index + 1)
      .reduce((sum, name) => sum + records.filter((record) => record.class === name).length, 0),
  );
  const postings = createPostings(ordered, bounds);
  const files = new Map<string, string>();
  const starts: string[] = [];
  for (const shard of cutShards(addPrefixes(postings, bounds))) {
    files.set(`t${starts.length}.json`, shard.text);
    starts.push(shard.start);
  }
  for (let block = 0; block * BLOCK_SIZE < ordered.length; block++) {
    const part = ordered.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE);
    files.set(`r${block}.json`, JSON.stringify(createBlock(part)));
  }
  files.set('words.json', JSON.stringify(chooseWords(postings)));
  const manifest: IndexManifest = {
    version: hashText(...[...files].flat()).slice(0, 10),
    count: ordered.length,
    bounds,
    blockSize: BLOCK_SIZE,
    shards: starts,
  };
  files.set('index.json', JSON.stringify(manifest));
  return files;
}

function createBlock(records: readonly SearchRecord[]): RecordBlock {
  const pages: StoredPage[] = [...new Set(records.map(({ page }) => page))];
  return {
    pages,
    records: records.map(({ page, kind, title, anchor, text }) => [
      pages.indexOf(page),
      recordKinds.indexOf(kind),
      title,
      anchor,
      text,
    ]),
  };
}

interface SerializedTerm {
  readonly term: string;
  readonly text: string;
}

/** All terms in order, with entries for beginnings that many terms share. */
function addPrefixes(postings: ReadonlyMap<string, Postings>, bounds: readonly number[]): SerializedTerm[] {
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  const terms = sorted.map(([term]) => term);
  const lists = sorted.map(([, list]) => list);
  const texts = lists.map(serialize);
  const all: SerializedTerm[] = terms.map((term, index) => ({ term, text: texts[index] ?? '' }));
  for (let length = 1; length <= LONGEST_PREFIX; length++) {
    for (const { beginning, start, end } of listBeginnings(terms, length)) {
      let size = 0;
      for (let at = start; at < end; at++) size += texts[at]?.length ?? 0;
      if (size < PREFIX_SIZE) continue;
      const merged = mergePostings(lists.slice(start, end), bounds);
      all.push({ term: `${beginning}*`, text: serialize(merged) });
    }
  }
  return all.sort((a, b) => (a.term < b.term ? -1 : 1));
}

/** Where terms with a beginning of some length lie among sorted ones; a term that is the beginning itself is found by its name. */
function* listBeginnings(
  terms: readonly string[],
  length: number,
): Generator<{ beginning: string; start: number; end: number }> {
  let start = 0;
  while (start < terms.length) {
    const first = terms[start] ?? '';
    let end = start + 1;
    if (first.length > length && !first.startsWith('=')) {
      const beginning = first.slice(0, length);
      while (terms[end]?.startsWith(beginning) === true) end++;
      yield { beginning, start, end };
    }
    start = end;
  }
}

function serialize({ frequency, records, weights }: Postings): string {
  let text = `[${frequency}`;
  let last = 0;
  for (let at = 0; at < records.length; at++) {
    const record = records[at] ?? 0;
    text += `,${record - last},${weights[at]}`;
    last = record;
  }
  return `${text}]`;
}

function* cutShards(terms: readonly SerializedTerm[]): Generator<{ start: string; text: string }> {
  let part: SerializedTerm[] = [];
  let size = 0;
  const finish = () => ({
    start: part[0]?.term ?? '',
    text: `{"terms":${JSON.stringify(part.map(({ term }) => term))},"postings":[${part.map(({ text }) => text).join(',')}]}`,
  });
  for (const entry of terms) {
    const own = entry.term.length + entry.text.length + 4;
    if (part.length > 0 && size + own > SHARD_SIZE) {
      yield finish();
      part = [];
      size = 0;
    }
    part.push(entry);
    size += own;
  }
  if (part.length > 0) yield finish();
}

/** The words that stand out: weighty somewhere, and not only once. */
function chooseWords(postings: ReadonlyMap<string, Postings>): string[] {
  return [...postings]
    .filter(([term]) => term.length >= SHORTEST_WORD && /^\p{L}+$/u.test(term))
    .map(([term, { frequency, heaviest }]) => ({ term, worth: heaviest * Math.log2(1 + frequency) }))
    .sort((a, b) => b.worth - a.worth || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(({ term }) => term);
}
