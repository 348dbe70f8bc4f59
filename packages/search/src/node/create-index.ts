import { hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import type { IndexManifest } from '#shared/index-format.ts';
import { chooseWords } from './choose-words.ts';
import type { SearchRecord } from './create-records.ts';
import {
  countRecords,
  numberRecords,
  type RecordCounts,
  type RecordNumbers,
  takesSameNumbers,
} from './number-records.ts';
import { updatePrefixes } from './prefixes.ts';
import { BLOCK_SIZE, createBlock, type GetRecords, listRun } from './record-blocks.ts';
import { createTermFiles, type KeptTermFile } from './term-files.ts';
import { createTermLists, type NumberedRecord } from './term-lists.ts';
import {
  compareTerms,
  createTable,
  putInOrder,
  setTerm,
  sortTable,
  type TermTable,
  updateTerms,
} from './term-table.ts';

/** Above this share of changed pages everything is made anew: that is faster. */
const MOST_CHANGED = 0.2;

/** What is kept of an index to make the next one of it. */
export interface IndexState {
  /** Names of the pages' contents, in order. */
  readonly pageKeys: readonly string[];
  readonly counts: readonly RecordCounts[];
  readonly table: TermTable;
  /** The files of terms by their names. */
  readonly termFiles: ReadonlyMap<string, KeptTermFile>;
  /** Content hashes of the files of records. */
  readonly blockKeys: readonly string[];
}

export interface IndexInput {
  /** A name for the content of each page: the same name stands for the same records. */
  readonly pageKeys: readonly string[];
  readonly getRecords: GetRecords;
  /** The index of the last time. It is changed in place. */
  readonly last?: IndexState | undefined;
  /** Records of a page of the last time; undefined when they cannot be had any more. */
  readonly getLastRecords?: (page: number) => readonly SearchRecord[] | undefined;
}

/** A file of an index. Its text is made when it is asked for. */
export interface IndexFile {
  readonly key: string;
  readonly getText: () => string;
}

export interface CreatedIndex {
  readonly files: ReadonlyMap<string, IndexFile>;
  readonly state: IndexState;
}

/** An index without its files. */
interface UpdatedState extends Omit<IndexState, 'termFiles'> {
  /** Terms for which the index lists something else than the last one did; absent when there was none. */
  readonly changed?: ReadonlySet<string>;
}

/** Makes an index, from the last one if there is one. The same pages give the same bytes either way. */
export function createIndex(input: IndexInput): CreatedIndex {
  const { changed, ...updated } = updateState(input) ?? createState(input);
  const table = sortTable(updated.table);
  const last = changed && input.last && { files: input.last.termFiles, changed };
  const terms = createTermFiles(table, last);
  const termFiles = new Map(
    terms.files.map(({ name, key, first, last: end, count }) => [name, { key, first, last: end, count }]),
  );
  const state: IndexState = { ...updated, table, termFiles };
  const numbers = numberRecords(state.counts);
  const files = new Map<string, IndexFile>();
  for (const { name, key, getText } of terms.files) files.set(name, { key, getText });
  state.blockKeys.forEach((key, block) => {
    files.set(`r${block}.json`, { key, getText: () => createBlock(block, numbers, input.getRecords) });
  });
  files.set('words.json', createFile(JSON.stringify(chooseWords(table))));
  const manifest: IndexManifest = {
    version: hashText(...[...files].flatMap(([name, { key }]) => [name, key])).slice(0, 10),
    count: numbers.count,
    bounds: numbers.bounds,
    blockSize: BLOCK_SIZE,
    shards: terms.starts,
  };
  files.set('index.json', createFile(JSON.stringify(manifest)));
  return { files, state };
}

function createFile(text: string): IndexFile {
  return { key: hashText(text), getText: () => text };
}

function createState({ pageKeys, getRecords }: IndexInput): UpdatedState {
  const counts = pageKeys.map((_, page) => countRecords(getRecords(page)));
  const numbers = numberRecords(counts);
  const table = createTable();
  const lists = createTermLists(listRecords(numbers, getRecords));
  for (const [term, list] of lists) setTerm(table, term, list, numbers.bounds);
  const terms = [...lists.keys()].sort(compareTerms);
  updatePrefixes({ entries: table.entries, terms, changed: terms, bounds: numbers.bounds });
  const blockKeys = Array.from({ length: countBlocks(numbers) }, (_, block) =>
    hashText(createBlock(block, numbers, getRecords)),
  );
  return { pageKeys, counts, table, blockKeys };
}

/** Brings the last index up to date; undefined when it must be made anew. */
function updateState({ pageKeys, getRecords, last, getLastRecords }: IndexInput): UpdatedState | undefined {
  if (last === undefined || last.pageKeys.length !== pageKeys.length) return undefined;
  const changed = pageKeys.flatMap((key, page) => (key === last.pageKeys[page] ? [] : [page]));
  if (changed.length > pageKeys.length * MOST_CHANGED) return undefined;
  const before = new Map(changed.map((page) => [page, getLastRecords?.(page)]));
  const counts = [...last.counts];
  for (const page of changed) {
    const own = countRecords(getRecords(page));
    if (before.get(page) === undefined || !takesSameNumbers(own, counts[page] ?? [])) return undefined;
    counts[page] = own;
  }

  const { table } = last;
  const numbers = numberRecords(counts);
  const { bounds } = numbers;
  const isChanged = new Set(changed);
  const changedTerms = updateTerms(
    table,
    createTermLists(listRecords(numberRecords(last.counts), (page) => before.get(page) ?? [], isChanged)),
    createTermLists(listRecords(numbers, getRecords, isChanged)),
    bounds,
  );
  const terms = putInOrder([...table.entries.keys()].filter((term) => !term.endsWith('*')));
  const changedBeginnings = updatePrefixes({ entries: table.entries, terms, changed: changedTerms, bounds });

  const blockKeys = last.blockKeys.slice(0, countBlocks(numbers));
  for (const block of listBlocks(numbers, isChanged))
    blockKeys[block] = hashText(createBlock(block, numbers, getRecords));
  return { pageKeys, counts, table, blockKeys, changed: new Set([...changedTerms, ...changedBeginnings]) };
}

/** Records by their numbers, of all pages or of some. */
function* listRecords(
  { runs }: RecordNumbers,
  getRecords: GetRecords,
  pages?: ReadonlySet<number>,
): Generator<NumberedRecord> {
  for (const run of runs) {
    if (pages?.has(run.page) === false) continue;
    for (const [index, record] of listRun(run, getRecords).entries()) yield [run.start + index, record];
  }
}

function countBlocks({ bounds }: RecordNumbers): number {
  return Math.ceil((bounds.at(-1) ?? 0) / BLOCK_SIZE);
}

/** The files of records that some pages have a part in. */
function listBlocks({ runs }: RecordNumbers, pages: ReadonlySet<number>): Set<number> {
  const blocks = new Set<number>();
  for (const { page, start, room } of runs) {
    if (!pages.has(page)) continue;
    for (let number = start; number < start + room; number++) blocks.add(Math.floor(number / BLOCK_SIZE));
  }
  return blocks;
}
