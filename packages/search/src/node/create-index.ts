import { hashText } from '@gruntwork-docs/engine/source';
import type { IndexManifest } from '#shared/index-format.ts';
import { chooseWords } from './choose-words.ts';
import type { SearchRecord } from './create-records.ts';
import { createFile, type IndexFile } from './index-file.ts';
import { listClasses, numberRecords } from './number-records.ts';
import { addPrefixes } from './prefixes.ts';
import { BLOCK_SIZE, createBlock, type DisplayedRecord } from './record-blocks.ts';
import { createTermCollector } from './term-collector.ts';
import { createTermFiles } from './term-files.ts';
import { createTable, setTerm, sortTable } from './term-table.ts';

/** Creates the index of some pages. Releases the records of a page before it reads the next ones. */
export function createIndex(pages: Iterable<readonly SearchRecord[]>): ReadonlyMap<string, IndexFile> {
  const collector = createTermCollector();
  const shown: (readonly DisplayedRecord[])[] = [];
  let count = 0;
  const classes = Array.from(pages, (records) => {
    for (const record of records) collector.add(count++, record);
    shown.push(records.map(({ terms: _, worth: __, ...rest }) => rest));
    return listClasses(records);
  });
  const numbers = numberRecords(classes);
  const { bounds } = numbers;
  const entries = createTable();
  const lists = collector.getLists(numbers.numbers);
  const terms = [...lists.keys()].sort();
  for (const [term, list] of lists) setTerm(entries, term, list, bounds);
  addPrefixes({ entries, terms, bounds });
  const table = sortTable(entries);
  const { starts, files: termFiles } = createTermFiles(table);
  const files = new Map(termFiles);
  for (let block = 0; block < Math.ceil((bounds.at(-1) ?? 0) / BLOCK_SIZE); block++)
    files.set(`r${block}.json`, createFile(createBlock(block, numbers, (page) => shown[page] ?? [])));
  files.set('words.json', createFile(JSON.stringify(chooseWords(table))));
  const manifest: IndexManifest = {
    version: hashText(...[...files].flatMap(([name, { key }]) => [name, key])).slice(0, 10),
    ...{ count, bounds, blockSize: BLOCK_SIZE, shards: starts },
  };
  files.set('index.json', createFile(JSON.stringify(manifest)));
  return files;
}
