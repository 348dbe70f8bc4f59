import { hashJson, hashText } from '../cache/hash.ts';
import type { BodyInfo } from '../plan/page/page-record.ts';

/** Key of a body: what went in, and what its links and files turned out to be. */
export function createBodyKey(inputKey: string, info: BodyInfo): string {
  return hashText(inputKey, hashJson([info.links, info.files, info.assets, info.parts]));
}
