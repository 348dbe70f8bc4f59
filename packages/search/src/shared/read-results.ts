import { createExcerpt, createWordMatcher, highlight, type WordMatcher } from './highlight.ts';
import { toRecordBlock } from './index-files.ts';
import { type IndexManifest, recordKinds, type StoredPage, type StoredRecord } from './index-format.ts';
import type { Query } from './parse-query.ts';
import type { RankedRecord } from './rank-records.ts';
import type { SearchBatch, SearchGroup, SearchHit, SearchResults } from './search-result.ts';
import type { ReadIndexFile } from './word-finder.ts';
import { foldCase } from './words.ts';

export interface ResultReaderInput {
  readonly manifest: IndexManifest;
  readonly query: Query;
  readonly ranked: readonly RankedRecord[];
  readonly read: ReadIndexFile;
  /** Records per batch. */
  readonly places: number;
  /** True when part of the index was already missing during ranking. */
  readonly incomplete: boolean;
}

/** Number of consecutive failed batches after which the connection is considered lost. */
const MOST_LOST = 3;
/** Maximum number of hits shown per page. */
const MOST_HITS = 3;
/** Factors for a record whose title is the query, starts with it, or contains it. */
const TITLE_IS_QUERY = 1.6;
const TITLE_BEGINS = 1.25;
const TITLE_HAS = 1.12;

interface FoundRecord {
  readonly score: number;
  readonly page: StoredPage;
  readonly record: StoredRecord;
}

/** Reads the records of a ranked query in batches and groups them by page. */
export function createResultReader(input: ResultReaderInput): SearchResults {
  const { manifest, query, ranked, read, places } = input;
  const matches = createWordMatcher(query.words.map(({ whole }) => whole));
  const wanted = toComparable(query.text);
  const shown = new Set<string>();
  let position = 0;
  let incomplete = input.incomplete;

  const readRecord = async ({ record, score }: RankedRecord): Promise<FoundRecord | undefined> => {
    const block = Math.floor(record / manifest.blockSize);
    try {
      const { pages, records } = await read(`r${block}.json`, toRecordBlock);
      const found = records[record - block * manifest.blockSize] ?? undefined;
      const page = found && pages[found[0]];
      if (found === undefined || page === undefined) throw new RangeError(`record ${record} is missing`);
      return { score: score * compareTitle(found[2], wanted), page, record: found };
    } catch {
      incomplete = true;
      return undefined;
    }
  };

  /** Reads the next available records; one file can contain a whole batch. */
  const readBatch = async (): Promise<FoundRecord[]> => {
    if (position >= ranked.length) return [];
    const start = position;
    for (let tried = 0; tried < MOST_LOST && position < ranked.length; tried++) {
      const batch = ranked.slice(position, position + places);
      position += places;
      const found = (await Promise.all(batch.map(readRecord))).filter((record) => record !== undefined);
      if (found.length > 0) return found;
    }
    // A retry reads these again.
    position = start;
    throw new Error('The results could not be loaded.');
  };

  const next = async (): Promise<SearchBatch> => {
    const found = await readBatch();
    // A page that has been shown is complete, so it is not repeated.
    const groups = groupByPage(found.sort((a, b) => b.score - a.score)).filter(([url]) => !shown.has(url));
    for (const [url] of groups) shown.add(url);
    const done = position >= ranked.length;
    if (groups.length === 0 && !done) return next();
    return { groups: groups.map(([, records]) => createGroup(records, matches)), done, incomplete };
  };

  return { total: ranked.length, next };
}

function groupByPage(found: readonly FoundRecord[]): [url: string, records: FoundRecord[]][] {
  const groups = new Map<string, FoundRecord[]>();
  for (const record of found) {
    const url = record.page[0];
    groups.set(url, [...(groups.get(url) ?? []), record]);
  }
  return [...groups];
}

function createGroup(found: readonly FoundRecord[], matches: WordMatcher): SearchGroup {
  const [url, title, breadcrumbs] = found[0]?.page ?? ['', '', []];
  const hits = found
    .filter(isTelling(matches))
    .slice(0, MOST_HITS)
    .map(({ record: [, kind, name, anchor, text] }): SearchHit => {
      return {
        url: anchor === '' ? url : `${url}#${anchor}`,
        kind: recordKinds[kind] ?? 'page',
        title: highlight(name, matches),
        excerpt: createExcerpt(text, matches),
      };
    });
  return { url, title, breadcrumbs, hits };
}

/** A page hit that only matches through its sections adds nothing to them. */
function isTelling(matches: WordMatcher) {
  return ({ record: [, kind, title, anchor] }: FoundRecord, index: number): boolean =>
    index === 0 ||
    anchor !== '' ||
    recordKinds[kind] === 'section' ||
    highlight(title, matches).some(({ marked }) => marked);
}

function compareTitle(title: string, wanted: string): number {
  const own = toComparable(title);
  if (own === wanted || toOtherNames(title).includes(wanted)) return TITLE_IS_QUERY;
  if (own.startsWith(wanted)) return TITLE_BEGINS;
  return own.includes(wanted) ? TITLE_HAS : 1;
}

/** `Virtual Private Cloud (VPC)` names one thing twice: each of the two names is as good as the title. */
function toOtherNames(title: string): string[] {
  return (/^([^(]+)\(([^()]+)\)$/.exec(title)?.slice(1) ?? []).map(toComparable);
}

/** Normalizes a text to its sequence of words, whatever separates them. */
function toComparable(text: string): string {
  return foldCase(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
