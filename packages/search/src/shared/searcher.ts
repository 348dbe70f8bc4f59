import { toManifest } from './index-files.ts';
import { recordClasses } from './index-format.ts';
import { parseQuery, type Query } from './parse-query.ts';
import { rankRecords } from './rank-records.ts';
import { createResultReader } from './read-results.ts';
import { scoreQuery } from './score-query.ts';
import { NO_RESULTS, type SearchOptions, type SearchResults } from './search-result.ts';
import { nameShards } from './shard-names.ts';
import { createWordFinder, type ReadIndexFile } from './word-finder.ts';

/** Reads a file of the index; rejects if it is unavailable. The manifest's version is for caches. */
export type LoadIndexFile = (name: string, version: string) => Promise<unknown>;

export interface Searcher {
  /** Rejects if no file of the index can be read. */
  search(text: string, options: Omit<SearchOptions, 'version'>): Promise<SearchResults>;
}

/** Ranking factor of inputs and outputs, which come after pages unless the query looks like an identifier. */
const ROW_PRIOR = 0.62;

/** Creates a searcher for an index whose files `load` reads. Throws for an invalid manifest. */
export function createSearcher(index: unknown, load: LoadIndexFile): Searcher {
  const manifest = toManifest(index);
  const { version, count, bounds } = manifest;
  const shards = { starts: manifest.shards, names: nameShards(manifest.shards) };
  const end = bounds.at(-1) ?? 0;
  const read = createCachedReader((name) => load(name, version));

  return {
    async search(text, options) {
      const query = parseQuery(text);
      if (query.words.length === 0 || count === 0) return NO_RESULTS;
      const finder = createWordFinder(shards, read);
      const scores = await scoreQuery(query, finder, count);
      const { isIncomplete } = finder.checkFaults();
      const scope = options.scope ?? query.scope;
      const [from, to] = scope === undefined ? [0, end] : findRange(bounds, recordClasses.indexOf(scope));
      const firstRow = isIdentifier(query) ? end : (bounds[1] ?? end);
      const prior = (record: number): number => (record >= firstRow ? ROW_PRIOR : 1);
      const ranked = rankRecords({ ...scores, from, to, prior });
      return createResultReader({
        manifest,
        query,
        ranked,
        read,
        places: options.places,
        incomplete: isIncomplete,
      });
    },
  };
}

function isIdentifier({ words: [word, ...others] }: Query): boolean {
  return others.length === 0 && word !== undefined && word.parts.length > 0;
}

/** Caches every file unless loading it failed. */
function createCachedReader(load: (name: string) => Promise<unknown>): ReadIndexFile {
  const files = new Map<string, Promise<unknown>>();
  return <T>(name: string, toFile: (value: unknown) => T): Promise<T> => {
    let file = files.get(name);
    if (file === undefined) {
      file = load(name).then(toFile);
      files.set(name, file);
      file.catch(() => files.delete(name));
    }
    return file as Promise<T>;
  };
}

/** Returns the record numbers of a class: the first, and the one after the last. */
function findRange(bounds: readonly number[], index: number): [from: number, to: number] {
  return [index === 0 ? 0 : (bounds[index - 1] ?? 0), bounds[index] ?? 0];
}
