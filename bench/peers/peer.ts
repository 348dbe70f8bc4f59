import path from 'node:path';
import type { PlainPage } from '../corpus/plain-corpus.ts';

/** How a reader searches on a site, as selectors. */
export interface SearchUse {
  /** What is clicked first. */
  readonly open: string;
  /** The field that is typed into. */
  readonly field: string;
  /** A result. */
  readonly result: string;
}

/** An engine that builds the corpus, and how it is used. */
export interface Peer {
  /** As it is called on the command line and in results. */
  readonly id: string;
  readonly name: string;
  /** What is installed for it, at exact versions; the first is the engine. Nothing for the engine of this repository. */
  readonly packages: Readonly<Record<string, string>>;
  /** All files of a site with these pages, by their paths. */
  createSite(pages: readonly PlainPage[]): Readonly<Record<string, string>>;
  /** Folder of the pages, below the site's. */
  readonly content: string;
  /** Path of a page on the built site. */
  toUrl(page: string): string;
  /** What Node is called with in a site's folder, and with which environment. */
  getCommand(folders: PeerFolders): readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The built folder, below the site's. */
  readonly output: string;
  /** What builds keep for the next one. */
  getCaches(folders: PeerFolders): readonly string[];
  readonly search: SearchUse;
}

export interface PeerFolders {
  readonly site: string;
  /** The `node_modules` that its packages are in. */
  readonly modules: string;
}

/** A program of an installed package and its arguments. */
export function runPackage(file: string, ...args: readonly string[]): Peer['getCommand'] {
  return ({ modules }) => [path.join(modules, file), ...args];
}

/** Folders below a site's own. */
export function keepIn(...names: readonly string[]): Peer['getCaches'] {
  return ({ site }) => names.map((name) => path.join(site, name));
}

/** `01-a/02-b.md` without its ending, and without its number prefixes; an index is its folder, with or without `slash`. */
export function toCleanPath(file: string, { numbers, slash }: { numbers: boolean; slash: boolean }): string {
  const plain = file.replace(/\.md$/, '');
  const named = numbers ? plain : plain.replace(/(^|\/)\d+-/g, '$1');
  return named.replace(/(^|\/)index$/, slash ? '$1' : '');
}

/** Shows the title that stands in the frontmatter, where an engine does not do so by itself. */
export function addHeading({ text, title }: PlainPage): string {
  return text.replace(/^(---\n[\s\S]*?\n---\n)/, `$1\n# ${title}\n`);
}

/** The pages below a folder of a site. */
export function placePages(
  pages: readonly PlainPage[],
  folder: string,
  write: (page: PlainPage) => string = ({ text }) => text,
): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [`${folder}/${page.file}`, write(page)]));
}

/** The first page of each site. Nobody measures it. */
export const HOME = '# Bench\n\nThe same pages, built by several engines.\n';

/** Says where the site's packages end: a config above it is not its own. */
export const MANIFEST = '{ "private": true, "type": "module" }\n';
