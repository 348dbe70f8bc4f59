import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '../report/figure.ts';
import { gzipSize } from '../sizes/gzip-size.ts';
import { collectStaticImports } from '../sizes/static-imports.ts';
import { PLACES } from './measure-quality.ts';
import { openIndex } from './open-index.ts';

/** Cost of queries for a reader; bytes after gzip. */
export interface SearchCost {
  /** From nothing loaded to the first results, including scripts: the most expensive query. */
  readonly cold: { readonly bytes: number; readonly requests: number };
  /** A single query, with only code and manifest loaded. */
  readonly next: {
    readonly median: number;
    readonly most: number;
    readonly requests: number;
    /** The most expensive query. */
    readonly dearest: string;
  };
  /** Milliseconds from a query to its results, with all files loaded. */
  readonly time: { readonly median: number; readonly most: number };
  /** The index as a whole. */
  readonly index: { readonly files: number; readonly bytes: number };
}

/** Scripts that are loaded when a reader opens search. */
const MODULES = ['search-box', 'embedded-provider'];

/** Runs every query on a built site as if it were the first one. */
export async function measureCost(
  out: string,
  context: string,
  queries: readonly string[],
): Promise<SearchCost> {
  const folder = path.join(out, 'search-index', context);
  const scripts = measureScripts(path.join(out, 'assets'));
  const costs: { query: string; bytes: number; requests: number; time: number }[] = [];
  let manifest = 0;
  for (const query of queries) {
    const { searcher, takeReads } = await openIndex(folder);
    manifest = sum(takeReads().map(({ bytes }) => bytes));
    await (await searcher.search(query, { places: PLACES })).next();
    const reads = takeReads();
    const start = performance.now();
    await (await searcher.search(query, { places: PLACES })).next();
    costs.push({
      query,
      bytes: sum(reads.map(({ bytes }) => bytes)),
      requests: reads.length,
      time: performance.now() - start,
    });
  }
  const [dearest = { query: '', bytes: 0, requests: 0, time: 0 }] = [...costs].sort(
    (a, b) => b.bytes - a.bytes,
  );
  const files = readdirSync(folder);
  return {
    cold: {
      bytes: scripts.bytes + manifest + dearest.bytes,
      requests: scripts.requests + 1 + dearest.requests,
    },
    next: {
      median: median(costs.map(({ bytes }) => bytes)),
      most: dearest.bytes,
      requests: dearest.requests,
      dearest: dearest.query,
    },
    time: { median: median(costs.map(({ time }) => time)), most: Math.max(...costs.map(({ time }) => time)) },
    index: {
      files: files.length,
      bytes: sum(files.map((file) => readFileSync(path.join(folder, file)).length)),
    },
  };
}

/** Measures the scripts of the search box that a page has not loaded already. */
export function measureScripts(assets: string): { bytes: number; requests: number } {
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const read = (url: string): string => {
    const file = path.join(assets, path.basename(url));
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const find = (name: string): string[] =>
    files.filter((file) => file.startsWith(`${name}-`)).map((file) => `/${file}`);
  const known = collectStaticImports(find('entry.client'), read);
  const wanted = collectStaticImports(MODULES.flatMap(find), read);
  const loaded = [...wanted].filter((file) => !known.has(file));
  return { bytes: sum(loaded.map((file) => gzipSize(read(file)))), requests: loaded.length };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
