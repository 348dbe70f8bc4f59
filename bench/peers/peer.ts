import path from 'node:path';
import type { PlainPage } from '../corpus/plain-corpus.ts';

/** Selectors for searching a site. */
export interface SearchUse {
  /** Element to click first. */
  readonly open: string;
  /** Field to type into. */
  readonly field: string;
  /** A result. */
  readonly result: string;
}

/** An engine that builds the corpus, and how to run it. */
export interface Peer {
  /** Name on the command line and in results. */
  readonly id: string;
  readonly name: string;
  /**
   * Packages to install, at exact versions; the first is the engine. Empty for the engine of this repository.
   */
  readonly packages: Readonly<Record<string, string>>;
  /** Returns all files of a site with these pages, by path. */
  createSite(pages: readonly PlainPage[]): Readonly<Record<string, string>>;
  /** Folder of the pages, relative to the site's. */
  readonly content: string;
  /** Returns the URL path of a page on the built site. */
  toUrl(page: string): string;
  /** Returns the arguments and environment for Node in a site's folder. */
  getCommand(folders: PeerFolders): readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The built folder, relative to the site's. */
  readonly output: string;
  /** Returns the caches that builds leave for the next one. */
  getCaches(folders: PeerFolders): readonly string[];
  readonly search: SearchUse;
}

export interface PeerFolders {
  readonly site: string;
  /** The `node_modules` folder of its packages. */
  readonly modules: string;
}

/** Returns a command that runs an installed package's program with arguments. */
export function runPackage(file: string, ...args: readonly string[]): Peer['getCommand'] {
  return ({ modules }) => [path.join(modules, file), ...args];
}

/** Returns folders below the site's. */
export function keepIn(...names: readonly string[]): Peer['getCaches'] {
  return ({ site }) => names.map((name) => path.join(site, name));
}

/**
 * Drops the extension and number prefixes of `01-a/02-b.md`; an index becomes its folder, with or without
 * `slash`.
 */
export function toCleanPath(file: string, { numbers, slash }: { numbers: boolean; slash: boolean }): string {
  const plain = file.replace(/\.md$/, '');
  const named = numbers ? plain : plain.replace(/(^|\/)\d+-/g, '$1');
  return named.replace(/(^|\/)index$/, slash ? '$1' : '');
}

/** Adds the frontmatter's title as a heading, for engines that do not do so. */
export function addHeading({ text, title }: PlainPage): string {
  return text.replace(/^(---\n[\s\S]*?\n---\n)/, `$1\n# ${title}\n`);
}

/** Places the pages below a folder of a site. */
export function placePages(
  pages: readonly PlainPage[],
  folder: string,
  write: (page: PlainPage) => string = ({ text }) => text,
): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [`${folder}/${page.file}`, write(page)]));
}

/** The home page of each site. It is not measured. */
export const HOME = '# Bench\n\nThe same pages, built by several engines.\n';

/** Stops package lookup at the site: configs above it do not apply. */
export const MANIFEST = '{ "private": true, "type": "module" }\n';
