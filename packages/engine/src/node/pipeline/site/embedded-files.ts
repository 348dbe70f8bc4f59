import { joinFileHashes } from '../../files/file-hashes.ts';
import { type BodyInfo, type BodyRecord, isIncomplete } from '../../plan/page/page-record.ts';

/** Files that the pages of a build embed, besides their sources. */
export interface EmbeddedFiles {
  /** Files whose content is part of pages, sorted. */
  readonly files: BodyInfo['files'];
  /** Something that a page shows was missing. */
  readonly isIncomplete: boolean;
}

/** The files that bodies were made of. */
export function listEmbeddedFiles(bodies: Iterable<BodyRecord>): EmbeddedFiles {
  const all = [...bodies].map(({ info }) => info);
  return {
    files: [...joinFileHashes(all.map(({ files }) => files))].sort(([a], [b]) => (a < b ? -1 : 1)),
    isIncomplete: all.some(isIncomplete),
  };
}
