import { hashJson } from '../cache/hash.ts';
import type { LinkEnvironment } from './link-environment.ts';

/**
 * Hash of all that links are resolved against: with the same one every link of a text leads where it led. Empty where that cannot be told
 * before they are resolved: links of a translation look for files.
 */
export function createLinksKey(env: LinkEnvironment): string {
  if (env.locales !== undefined) return '';
  return hashJson([
    env.baseUrl,
    [...env.fileToRoute],
    [...env.routes],
    [...env.staticFiles],
    env.docsFolders ?? null,
  ]);
}
