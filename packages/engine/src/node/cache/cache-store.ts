import { readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../errors/has-code.ts';
import { hashText } from './hash.ts';
import { writeWholeSync } from './write-whole.ts';

/**
 * Stores values of earlier work by task and by a key of its inputs. Each is a file whose first line is the
 * checksum of the rest. File operations are synchronous: awaiting thousands of small files takes longer than
 * reading them.
 */
export interface CacheStore {
  readonly dir: string;
  /** The saved value; `undefined` if there is none, or if it is damaged, which is reported. */
  find(task: string, key: string): string | undefined;
  /** Returns a required value. Throws a `LostCacheError` when there is none. */
  get(task: string, key: string): string;
  /** Saves a value atomically. */
  save(task: string, key: string, value: string): void;
  /** Reports a file that a value refers to and whose content is wrong. */
  reportDamage(file: string): void;
}

/** The part of the cache that search and sources use. */
export type CacheAccess = Pick<CacheStore, 'find' | 'get' | 'save'>;

/** Extension of a cache file. */
export const CACHE_FILE = '.cache';

/**
 * A value of an earlier build is missing or damaged, and cannot be recomputed alone: all of them have to be.
 */
export class LostCacheError extends Error {
  constructor(readonly file: string) {
    super(describeCorruption(file));
    this.name = 'LostCacheError';
  }
}

/** The warning about a damaged file. */
export function describeCorruption(file: string): string {
  return `\`${file}\` was damaged, and is made again`;
}

/** Opens the cache in a folder, which need not exist. `onDamage` is called for damaged files. */
export function openCache(dir: string, onDamage: (file: string) => void = () => {}): CacheStore {
  const toFile = (task: string, key: string): string =>
    `${dir}${path.sep}${task}${path.sep}${key}${CACHE_FILE}`;
  const find = (task: string, key: string): string | undefined => {
    const file = toFile(task, key);
    const sealed = read(file);
    if (sealed === undefined) return undefined;
    const end = sealed.indexOf('\n');
    const data = sealed.subarray(end + 1);
    if (end <= 0 || sealed.toString('latin1', 0, end) !== hashText(data)) {
      onDamage(file);
      return undefined;
    }
    noteRead(file);
    return data.toString();
  };
  return {
    ...{ dir, find, reportDamage: onDamage },
    get(task, key) {
      const value = find(task, key);
      if (value === undefined) throw new LostCacheError(toFile(task, key));
      return value;
    },
    save(task, key, value) {
      writeWholeSync(toFile(task, key), `${hashText(value)}\n${value}`);
    },
  };
}

/** Milliseconds after which reading a file counts as another use. */
const DAY = 24 * 3_600_000;

/** Prevents a file from being removed as unused. */
function noteRead(file: string): void {
  const now = Date.now();
  const found = statSync(file, { throwIfNoEntry: false });
  if (found !== undefined && now - found.mtimeMs > DAY) utimesSync(file, now / 1000, now / 1000);
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
