import { hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import type { IndexManifest } from '#shared/index-format.ts';
import { chooseWords } from './choose-words.ts';
import type { SearchRecord } from './create-records.ts';
import {
  countRecords,
  createPlacer,
  numberRecords,
  type RecordCounts,
  type RecordNumbers,
  takesSameNumbers,
  toNumber,
} from './number-records.ts';
import { updatePrefixes } from './prefixes.ts';
import { BLOCK_SIZE, createBlock, type GetShown, listRun, type ShownRecord } from './record-blocks.ts';
import { type CollectedTerms, createTermCollector } from './term-collector.ts';
import { createTermFiles, type KeptTermFile } from './term-files.ts';
import { createTable, putInOrder, setTerm, sortTable, type TermTable, updateTerms } from './term-table.ts';

/** Above this share of changed pages everything is made anew: that is faster. */
const MOST_CHANGED = 0.2;

/** Makes the records of a page by its place among the pages. They are dropped when they have been read. */
type GetRecords = (page: number) => readonly SearchRecord[];

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
  const records = createRecordReader(input.getRecords);
  const { changed, ...updated } = updateState(input, records) ?? createState(input, records);
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
    files.set(`r${block}.json`, { key, getText: () => createBlock(block, numbers, records.getShown) });
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

/** Reads the records of pages. */
interface RecordReader {
  /** All of a page. */
  readonly getRecords: GetRecords;
  /** What is shown of them: kept, once they were read. */
  readonly getShown: GetShown;
}

function createRecordReader(create: GetRecords): RecordReader {
  const shown = new Map<number, readonly ShownRecord[]>();
  const getRecords: GetRecords = (page) => {
    const records = create(page);
    shown.set(
      page,
      records.map(({ terms: _, worth: __, ...rest }) => rest),
    );
    return records;
  };
  const getShown: GetShown = (page) => {
    if (!shown.has(page)) getRecords(page);
    return shown.get(page) ?? [];
  };
  return { getRecords, getShown };
}

/** Makes an index of all pages. Each is read once, and its records are dropped before the next ones are read. */
function createState({ pageKeys }: IndexInput, { getRecords, getShown }: RecordReader): UpdatedState {
  const place = createPlacer();
  const collector = createTermCollector();
  const counts = pageKeys.map((_, page) => {
    const records = getRecords(page);
    const places = place(records);
    records.forEach((record, index) => {
      collector.add(places[index] ?? 0, record);
    });
    return countRecords(records);
  });
  const numbers = numberRecords(counts);
  const { bounds } = numbers;
  const table = createTable();
  const lists = collector.takeLists((place) => toNumber(place, bounds));
  const terms = [...lists.terms].sort();
  for (const term of terms) setTerm(table, term, lists.getList(term), bounds);
  updatePrefixes({ entries: table.entries, terms, changed: terms, bounds });
  const blockKeys = Array.from({ length: countBlocks(numbers) }, (_, block) =>
    hashText(createBlock(block, numbers, getShown)),
  );
  return { pageKeys, counts, table, blockKeys };
}

/** Brings the last index up to date; undefined when it must be made anew. */
function updateState(
  { pageKeys, last, getLastRecords }: IndexInput,
  { getRecords, getShown }: RecordReader,
): UpdatedState | undefined {
  if (last === undefined || last.pageKeys.length !== pageKeys.length) return undefined;
  const changed = pageKeys.flatMap((key, page) => (key === last.pageKeys[page] ? [] : [page]));
  if (changed.length > pageKeys.length * MOST_CHANGED) return undefined;
  const before = new Map(changed.map((page) => [page, getLastRecords?.(page)]));
  const counts = [...last.counts];
  for (const page of changed) {
    const own = countRecords(getShown(page));
    if (before.get(page) === undefined || !takesSameNumbers(own, counts[page] ?? [])) return undefined;
    counts[page] = own;
  }

  const { table } = last;
  const numbers = numberRecords(counts);
  const { bounds } = numbers;
  const isChanged = new Set(changed);
  const changedTerms = updateTerms(
    table,
    collectTerms(numberRecords(last.counts), isChanged, (page) => before.get(page) ?? []),
    collectTerms(numbers, isChanged, getRecords),
    bounds,
  );
  const terms = putInOrder([...table.entries.keys()].filter((term) => !term.endsWith('*')));
  const changedBeginnings = updatePrefixes({ entries: table.entries, terms, changed: changedTerms, bounds });

  const blockKeys = last.blockKeys.slice(0, countBlocks(numbers));
  for (const block of listBlocks(numbers, isChanged))
    blockKeys[block] = hashText(createBlock(block, numbers, getShown));
  return { pageKeys, counts, table, blockKeys, changed: new Set([...changedTerms, ...changedBeginnings]) };
}

/** What the records of some pages are found by. */
function collectTerms(
  { runs }: RecordNumbers,
  pages: ReadonlySet<number>,
  getRecords: GetRecords,
): CollectedTerms {
  const collector = createTermCollector();
  for (const run of runs) {
    if (!pages.has(run.page)) continue;
    for (const [index, record] of listRun(run, getRecords(run.page)).entries())
      collector.add(run.start + index, record);
  }
  return collector.takeLists();
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
