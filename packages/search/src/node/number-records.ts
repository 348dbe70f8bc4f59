import { recordClasses } from '#shared/index-format.ts';
import type { SearchRecord } from './create-records.ts';

/**
 * Alignment of the first record number of a page and class: an additional section moves the numbers of later
 * pages, and with them all files of the index, only when it exceeds the alignment.
 */
const STEP = 8;

/** The classes of a page's records, as indexes into `recordClasses`. */
export type PageClasses = readonly number[];

/** The numbers of a page's records of one class: consecutive from `start`. */
export interface NumberRun {
  readonly start: number;
  readonly page: number;
  readonly class: number;
}

export interface RecordNumbers {
  /** Runs sorted by number, possibly with unused numbers between them. */
  readonly runs: readonly NumberRun[];
  /** First number of each class after the first, and the number after the last. */
  readonly bounds: readonly number[];
  /** The number of each record, in page order and record order. */
  readonly numbers: readonly number[];
}

export function listClasses(records: readonly Pick<SearchRecord, 'class'>[]): PageClasses {
  return records.map((record) => recordClasses.indexOf(record.class));
}

/** Numbers the records of all pages, class by class. */
export function numberRecords(pages: readonly PageClasses[]): RecordNumbers {
  const runs: NumberRun[] = [];
  const bounds: number[] = [];
  const numbers = new Array<number>(pages.reduce((sum, { length }) => sum + length, 0)).fill(0);
  let start = 0;
  for (let index = 0; index < recordClasses.length; index++) {
    let offset = 0;
    for (const [page, classes] of pages.entries()) {
      let next = start;
      for (const own of classes) {
        if (own === index) numbers[offset] = next++;
        offset++;
      }
      if (next === start) continue;
      runs.push({ start, page, class: index });
      start += Math.ceil((next - start) / STEP) * STEP;
    }
    bounds.push(start);
  }
  return { runs, bounds, numbers };
}
