import type { IndexManifest, RecordBlock, TermShard, WordList } from './index-format.ts';

/**
 * Validates a fetched index file, which could be an error page of a host, part of a deployment, or a file of
 * an older format. These functions throw for an invalid file, so that it counts as a missing one.
 */

export function toManifest(value: unknown): IndexManifest {
  const { version, count, bounds, blockSize, shards } = toObject(value);
  const isManifest =
    typeof version === 'string' &&
    isCount(count) &&
    isCount(blockSize) &&
    blockSize > 0 &&
    isListOf(bounds, isCount) &&
    isListOf(shards, isText);
  if (!isManifest) throw new TypeError('not a manifest of a search index');
  return { version, count, bounds, blockSize, shards };
}

export function toTermShard(value: unknown): TermShard {
  const { terms, postings } = toObject(value);
  const isShard = isListOf(terms, isText) && isListOf(postings, Array.isArray);
  if (!isShard || terms.length !== postings.length) throw new TypeError('not a file of terms');
  return { terms, postings };
}

export function toRecordBlock(value: unknown): RecordBlock {
  const { pages, records } = toObject(value);
  if (!isListOf(pages, isPage) || !isListOf(records, isRecord(pages.length)))
    throw new TypeError('not a file of records');
  return { pages, records };
}

export function toWordList(value: unknown): WordList {
  if (!isListOf(value, isText)) throw new TypeError('not a list of words');
  return value;
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isPage(value: unknown): value is RecordBlock['pages'][number] {
  if (!Array.isArray(value)) return false;
  const [url, title, breadcrumbs]: unknown[] = value;
  return isText(url) && isText(title) && isListOf(breadcrumbs, isText);
}

function isRecord(pages: number) {
  return (value: unknown): value is RecordBlock['records'][number] => {
    if (value === null) return true;
    if (!Array.isArray(value)) return false;
    const [page, kind, ...texts]: unknown[] = value;
    return isCount(page) && page < pages && isCount(kind) && texts.length === 3 && texts.every(isText);
  };
}
