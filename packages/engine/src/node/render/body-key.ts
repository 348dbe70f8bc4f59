import { hashJson, hashText } from '../cache/hash.ts';
import type { BodyFacts } from '../page/page-record.ts';

/** Key of a body: what went in, and what its links and files turned out to be. */
export function createBodyKey(inputKey: string, facts: BodyFacts): string {
  return hashText(inputKey, hashJson([facts.links, facts.files, facts.assets, facts.parts]));
}
