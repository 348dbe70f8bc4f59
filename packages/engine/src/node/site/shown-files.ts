import { type BodyRecord, isIncomplete } from '../page/page-record.ts';

/** What the pages of a build were made of beside their texts. */
export interface ShownFiles {
  /** Site-relative files whose content is part of pages, sorted. */
  readonly shown: readonly string[];
  /** Something that a page shows was missing. */
  readonly isIncomplete: boolean;
}

/** The files that bodies were made of. */
export function listShownFiles(bodies: Iterable<BodyRecord>): ShownFiles {
  const all = [...bodies].map(({ info }) => info);
  return {
    shown: [...new Set(all.flatMap(({ files }) => files.map(([file]) => file)))].sort(),
    isIncomplete: all.some(isIncomplete),
  };
}
