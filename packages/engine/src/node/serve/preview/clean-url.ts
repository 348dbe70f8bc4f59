import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

/** A static host's answer for a path. */
export type ResolvedPath =
  | { readonly type: 'file'; readonly file: string; readonly stats: Stats }
  /** The page has another URL; `to` is a site path, decoded. */
  | { readonly type: 'moved'; readonly to: string }
  | { readonly type: 'missing' };

/** Files for the host, and the 404 page. */
const NOT_PUBLIC = new Set(['/_headers', '/_redirects', '/404', '/404.html']);

const MISSING: ResolvedPath = { type: 'missing' };

/**
 * Finds the file of a decoded site path: `/a` is `a.html`, `/a/` is `a/index.html`, each page under one URL only.
 */
export async function resolvePath(dir: string, sitePath: string): Promise<ResolvedPath> {
  if (NOT_PUBLIC.has(sitePath)) return MISSING;
  const find = (file: string): Promise<Stats | undefined> => findFile(path.join(dir, file));
  if (sitePath.endsWith('/')) {
    const index = await find(`${sitePath}index.html`);
    if (index !== undefined) return { type: 'file', file: `${sitePath}index.html`, stats: index };
    const bare = sitePath.slice(0, -1);
    return bare !== '' && (await find(`${bare}.html`)) ? { type: 'moved', to: bare } : MISSING;
  }
  const exact = await find(sitePath);
  if (exact !== undefined) {
    const page = /^(.*\/)index\.html$/.exec(sitePath)?.[1] ?? /^(.+)\.html$/.exec(sitePath)?.[1];
    return page === undefined ? { type: 'file', file: sitePath, stats: exact } : { type: 'moved', to: page };
  }
  const page = await find(`${sitePath}.html`);
  if (page !== undefined) return { type: 'file', file: `${sitePath}.html`, stats: page };
  return (await find(`${sitePath}/index.html`)) ? { type: 'moved', to: `${sitePath}/` } : MISSING;
}

/** Stats of a file; `undefined` for a folder or a missing file. */
export async function findFile(file: string): Promise<Stats | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() === true ? stats : undefined;
}
