import { findNearestName } from '@gruntwork-docs/engine/source';
import type { BuiltSite } from './open-site.ts';

/** An invalid request: the message says what is wrong and what to request instead. */
export class RequestError extends Error {}

/**
 * Resolves a page's path or URL, with or without an extension, to its site path. Throws a `RequestError` for
 * a missing page.
 */
export function findPage({ pages }: Pick<BuiltSite, 'pages'>, named: string): string {
  const path = toPath(named.trim());
  // A site may be in a subfolder of its host.
  const found = pages.find((page) => toKey(page) === path) ?? pages.find((page) => endsWithPage(path, page));
  if (found !== undefined) return found;
  const nearest = findNearestName(path, pages.map(toKey));
  const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
  throw new RequestError(`There is no page \`${named}\`.${hint} \`search\` finds pages by their words.`);
}

function endsWithPage(path: string, page: string): boolean {
  const key = toKey(page);
  return key.length > 1 && path.endsWith(key);
}

function toPath(named: string): string {
  const { pathname } = new URL(named, 'http://site/');
  return toKey(decodeURI(pathname).replace(/(?:\/index)?\.(?:md|html)$/, ''));
}

function toKey(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '') || '/';
}
