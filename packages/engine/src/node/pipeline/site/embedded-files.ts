import { joinFileHashes } from '../../files/file-hashes.ts';
import { type BodyInfo, type BodyRecord, isIncomplete } from '../../plan/page/page-record.ts';

/** Files that the pages of a build embed, besides their sources. */
export interface EmbeddedFiles {
  /** Files whose content is part of pages, sorted. */
  readonly files: BodyInfo['files'];
  /** An embedded file was missing. */
  readonly isIncomplete: boolean;
}

/** Lists the files that bodies depend on. */
export function listEmbeddedFiles(bodies: Iterable<BodyRecord>): EmbeddedFiles {
  const all = [...bodies].map(({ info }) => info);
  return {
    files: [...joinFileHashes(all.map(({ files }) => files))].sort(([a], [b]) => (a < b ? -1 : 1)),
    isIncomplete: all.some(isIncomplete),
  };
}
