import { recordClasses } from '#shared/index-format.ts';
import type { SearchRecord } from './create-records.ts';
import { CLASS_ROOM } from './posting-pool.ts';

/**
 * Records of a page and class begin at a multiple of this: one more section moves the numbers of later pages, and with
 * them all files of the index, only when it needs another step.
 */
const STEP = 8;

/** How many records of each class a page has. */
export type RecordCounts = readonly number[];

/** The numbers of a page's records of one class: from `start` on, in their order. */
export interface NumberRun {
  readonly start: number;
  readonly page: number;
  readonly class: number;
}

export interface RecordNumbers {
  /** In the order of their numbers; there may be unused numbers between them. */
  readonly runs: readonly NumberRun[];
  /** First number of each class after the first, and the number after the last. */
  readonly bounds: readonly number[];
  /** Records of all pages. */
  readonly count: number;
}

export function countRecords(records: readonly Pick<SearchRecord, 'class'>[]): RecordCounts {
  return recordClasses.map((name) => records.filter((record) => record.class === name).length);
}

/** Numbers the records of all pages, class by class. */
export function numberRecords(pages: readonly RecordCounts[]): RecordNumbers {
  const runs: NumberRun[] = [];
  const bounds: number[] = [];
  let start = 0;
  let total = 0;
  for (let index = 0; index < recordClasses.length; index++) {
    pages.forEach((counts, page) => {
      const count = counts[index] ?? 0;
      if (count === 0) return;
      runs.push({ start, page, class: index });
      start += roundUp(count);
      total += count;
    });
    bounds.push(start);
  }
  return { runs, bounds, count: total };
}

/** Gives records places while pages are read: in the order of their numbers, which are known when all pages are. */
export function createPlacer(): (records: readonly Pick<SearchRecord, 'class'>[]) => number[] {
  const next = recordClasses.map((_, index) => index * CLASS_ROOM);
  return (records) => {
    const own = [...next];
    countRecords(records).forEach((count, index) => {
      next[index] = (next[index] ?? 0) + roundUp(count);
    });
    return records.map((record) => {
      const index = recordClasses.indexOf(record.class);
      const place = own[index] ?? 0;
      own[index] = place + 1;
      return place;
    });
  };
}

/** The number of a record that has got a place. */
export function toNumber(place: number, bounds: readonly number[]): number {
  const index = Math.floor(place / CLASS_ROOM);
  return (bounds[index - 1] ?? 0) + place - index * CLASS_ROOM;
}

function roundUp(count: number): number {
  return Math.ceil(count / STEP) * STEP;
}
