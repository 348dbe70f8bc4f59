import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ImportTarget } from '@gruntwork-docs/engine';
import { applyAlias } from './apply-alias.ts';
import { isShim } from './shim-modules.ts';

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.mdx', '.md', '.json'];
const ASSET = /\.(?:png|jpe?g|gif|webp|avif|ico|mp4|webm|pdf|zip|woff2?)$/i;

/**
 * Resolves a page's import: a file next to it or below `@site`, a shim of a Docusaurus module, or an
 * installed package. `undefined` when none exists.
 */
export function resolvePageImport(
  name: string,
  from: string,
  siteDir: string,
  aliases?: Readonly<Record<string, string>>,
): ImportTarget | undefined {
  const raw = /^!!?raw-loader!(.+)$/.exec(name)?.[1];
  const written = (raw ?? name).replace(/^.*!(?=[^!]+$)/, '');
  if (isShim(written)) return { kind: 'module', key: written, path: written };
  const own = /^@theme\/(.+)$/.exec(written)?.[1];
  const themed = own === undefined ? undefined : findFile(`src/theme/${own}`, siteDir);
  if (themed !== undefined) return { kind: 'module', key: themed, path: path.resolve(siteDir, themed) };
  if (/^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(written)) return undefined;
  const bare = written.replace(/\?.*$/, '');
  const targets = listPlaces(bare, from, aliases);
  if (targets === undefined) return findPackage(written, siteDir);
  const file = targets.map((target) => findFile(target, siteDir)).find((found) => found !== undefined);
  if (file === undefined) return undefined;
  if (raw !== undefined) return { kind: 'raw', file };
  if (/\.mdx?$/.test(file)) return { kind: 'text', file };
  if (ASSET.test(file)) return { kind: 'asset', file };
  return { kind: 'module', key: file, path: path.resolve(siteDir, file) };
}

/** Lists candidate paths of an import, relative to the site; `undefined` for the name of a package. */
function listPlaces(
  name: string,
  from: string,
  aliases?: Readonly<Record<string, string>>,
): readonly string[] | undefined {
  const aliased = applyAlias(name, aliases);
  if (aliased !== undefined) return [aliased];
  if (name.startsWith('@site/')) return [path.posix.normalize(name.slice('@site/'.length))];
  if (name.startsWith('/')) return listRoots(name);
  if (/^\.{1,2}\//.test(name)) return [path.posix.normalize(path.posix.join(path.posix.dirname(from), name))];
  return undefined;
}

/**
 * Lists candidate paths of a name that begins with a slash, relative to the site: a static file, else any
 * file of the site.
 */
export function listRoots(name: string): readonly string[] {
  const place = path.posix.normalize(name.slice(1));
  return [`static/${place}`, place];
}

function findFile(target: string, siteDir: string): string | undefined {
  const isFile = (name: string): boolean => {
    const full = path.join(siteDir, name);
    return existsSync(full) && statSync(full).isFile();
  };
  return (
    EXTENSIONS.map((extension) => target + extension).find(isFile) ??
    EXTENSIONS.slice(1)
      .map((extension) => `${target}/index${extension}`)
      .find(isFile)
  );
}

/** Finds a package of the site, or one that every site has: React. */
function findPackage(name: string, siteDir: string): ImportTarget | undefined {
  try {
    createRequire(path.join(path.resolve(siteDir), 'package.json')).resolve(name);
  } catch {
    if (!/^react(?:-dom)?(?:\/|$)/.test(name)) return undefined;
  }
  return { kind: 'module', key: name, path: name };
}
