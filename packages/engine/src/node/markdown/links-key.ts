import { hashJson } from '../cache/hash.ts';
import type { LinkEnvironment } from './link-environment.ts';

/**
 * Hash of all that links are resolved against: with the same one every link of a text leads where it led. Empty where that cannot be told
 * before they are resolved: links of a translation look for files.
 */
export function createLinksKey(env: LinkEnvironment): string {
  // Of no weight for links, or told by the rest.
  const { siteDir: _, shown: __, parts: ___, forWorkers: ____, ...own } = env;
  const { fileToRoute, routes, staticFiles, locales, ...settings } = own;
  if (locales !== undefined) return '';
  return hashJson([settings, [...fileToRoute], [...routes], [...staticFiles]]);
}
