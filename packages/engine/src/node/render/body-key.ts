import { hashJson, hashText } from '../cache/hash.ts';
import type { BodyInfo } from '../plan/page/page-record.ts';

/** Key of a body: its inputs, and the results of its links and files. */
export function createBodyKey(inputKey: string, info: BodyInfo): string {
  return hashText(inputKey, hashJson([info.links, info.files, info.assets, info.parts]));
}
