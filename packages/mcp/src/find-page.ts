import { findNearestName } from '@gruntwork-docs/engine/source';
import type { BuiltSite } from './open-site.ts';

/** A request that cannot be answered: the message says what is wrong and what to ask for instead. */
export class RequestError extends Error {}

/** Site path of a page that is named by its path or URL, with or without an ending. Throws a `RequestError` for one that is not there. */
export function findPage({ pages }: Pick<BuiltSite, 'pages'>, named: string): string {
  const path = toPath(named.trim());
  // A site may lie below a folder of its host.
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
