import { type RecordBlock, recordClasses, recordKinds, type StoredPage } from '#shared/index-format.ts';
import type { SearchRecord } from './create-records.ts';
import type { NumberRun, RecordNumbers } from './number-records.ts';

/** Records per file: a query fetches about one file for each record that it shows. */
export const BLOCK_SIZE = 12;

/** The displayed data of a record; the searched data is many times as large. */
export type DisplayedRecord = Omit<SearchRecord, 'terms' | 'worth'>;

/** Returns the displayed records of a page by index; called for the same page repeatedly. */
export type GetDisplayedRecords = (page: number) => readonly DisplayedRecord[];

/** Returns the text of a record file. */
export function createBlock(block: number, { runs }: RecordNumbers, getShown: GetDisplayedRecords): string {
  const first = block * BLOCK_SIZE;
  const slots = new Array<DisplayedRecord | undefined>(BLOCK_SIZE).fill(undefined);
  for (let at = findRun(runs, first); (runs[at]?.start ?? first + BLOCK_SIZE) < first + BLOCK_SIZE; at++) {
    const run = runs[at];
    if (run === undefined) break;
    listRun(run, getShown(run.page)).forEach((record, index) => {
      const slot = run.start + index - first;
      if (slot >= 0 && slot < BLOCK_SIZE) slots[slot] = record;
    });
  }
  const found = slots.filter((record) => record !== undefined);
  const pages: StoredPage[] = [...new Set(found.map(({ page }) => page))];
  const records = slots.map((record): RecordBlock['records'][number] =>
    record === undefined
      ? null
      : [
          pages.indexOf(record.page),
          recordKinds.indexOf(record.kind),
          record.title,
          record.anchor,
          record.text,
        ],
  );
  while (records.at(-1) === null) records.pop();
  return JSON.stringify({ pages, records } satisfies RecordBlock);
}

/** Selects the records of a page that belong to a run. */
export function listRun<T extends DisplayedRecord>(run: NumberRun, records: readonly T[]): readonly T[] {
  const name = recordClasses[run.class];
  return records.filter((record) => record.class === name);
}

/** Returns the index of the last run that starts at or before a number. */
function findRun(runs: readonly NumberRun[], number: number): number {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.start ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
