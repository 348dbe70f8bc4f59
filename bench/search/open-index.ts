import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createSearcher, type Searcher } from '#search/shared/searcher.ts';
import { gzipSize } from '../sizes/gzip-size.ts';

/** A file that a search read, with its transfer size in bytes. */
export interface ReadFile {
  readonly name: string;
  readonly bytes: number;
}

export interface OpenIndex {
  readonly searcher: Searcher;
  /** Returns the files read since the last call. */
  takeReads(): ReadFile[];
}

/** Opens an index of a built site as a browser does; each call starts with nothing loaded. */
export async function openIndex(folder: string): Promise<OpenIndex> {
  let reads: ReadFile[] = [];
  const load = async (name: string): Promise<unknown> => {
    const data = await readFile(path.join(folder, name));
    reads.push({ name, bytes: gzipSize(data) });
    return JSON.parse(data.toString());
  };
  return {
    searcher: createSearcher(await load('index.json'), load),
    takeReads() {
      const taken = reads;
      reads = [];
      return taken;
    },
  };
}
