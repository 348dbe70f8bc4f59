import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LastUpdated } from '#shared/page-view.ts';
import { hashText } from '../cache/hash.ts';
import { dropUnused } from '../cache/unused.ts';
import type { Frontmatter } from '../content/frontmatter.ts';
import { readKept, writeKept } from '../files/kept-file.ts';
import { nameText, TEXT_KINDS } from '../files/pack-index.ts';
import { openPacks, type Packs } from '../files/packs.ts';
import { tidyPacks } from '../files/tidy-packs.ts';
import { UNFINISHED } from '../files/write-whole.ts';
import { createCodeKey } from '../markdown/code-memory.ts';
import { LONGEST_BUILD, SITES_CACHE, THEME_CACHE } from '../paths.ts';
import { type Bodies, type KeptBodies, NO_BODIES, openBodies, saveBodies } from './kept-bodies.ts';

/** Hashes of inline scripts, as a policy names them, by the key of a page's finished HTML. */
export type PageScripts = ReadonlyMap<string, readonly string[]>;

/** What one build leaves for the next one of the same site. */
export interface SiteState extends KeptBodies {
  /** Frontmatter by content hash. */
  readonly frontmatter: ReadonlyMap<string, Frontmatter>;
  /** Hashes of the inline scripts of each page, by the key of its finished HTML. */
  readonly scripts: PageScripts;
  /** Names of the pictures that were drawn of pages, by the key of a page's finished HTML. */
  readonly images: ReadonlyMap<string, string>;
  readonly git: { readonly head: string | undefined; readonly lastUpdated: ReadonlyMap<string, LastUpdated> };
}

/** Folders of one site's cache. */
export interface SiteCache {
  readonly dir: string;
  /** What is kept of bodies, by their keys, and the colors of pages, by `createCodeKey`. */
  readonly texts: Packs;
  /** Pictures of pages. */
  readonly socialDir: string;
  /** Compiled config files. */
  readonly configDir: string;
  /** What was published, by engine and output folder. */
  readonly publishedDir: string;
  readonly stateFile: string;
  readonly bodiesFile: string;
  readonly textsFile: string;
}

/**
 * The cache of a site lies in the project's folder, not in the site's. With a base URL of its own a site is another
 * one: what is kept of the two would replace each other.
 */
export function createSiteCache(siteDir: string, baseUrl?: string): SiteCache {
  const name = baseUrl === undefined ? hashText(siteDir) : hashText(siteDir, baseUrl);
  const dir = path.join(SITES_CACHE, name);
  return {
    dir,
    texts: openPacks(path.join(dir, 'bodies')),
    socialDir: path.join(dir, 'social'),
    configDir: path.join(dir, 'config'),
    publishedDir: path.join(dir, 'published'),
    stateFile: path.join(dir, 'state.kept'),
    bodiesFile: path.join(dir, 'bodies.kept'),
    textsFile: path.join(dir, 'texts.kept'),
  };
}

/** What is known before the first build. */
export const EMPTY_STATE: SiteState = {
  ...NO_BODIES,
  frontmatter: new Map(),
  scripts: new Map(),
  images: new Map(),
  git: { head: undefined, lastUpdated: new Map() },
};

/** The state that a build with the same engine left; an empty one otherwise. */
export async function loadState(cache: SiteCache, engineKey: string): Promise<SiteState> {
  const text = await readKept(cache.stateFile);
  if (text === undefined) return EMPTY_STATE;
  const stored: StoredState = JSON.parse(text);
  if (stored.engineKey !== engineKey) return EMPTY_STATE;
  const store = openBodies(cache.bodiesFile, engineKey);
  return {
    get bodies() {
      return store.bodies;
    },
    get linksKey() {
      return store.linksKey;
    },
    frontmatter: new Map(stored.frontmatter),
    scripts: new Map(stored.scripts.flatMap(([hashes, keys]) => keys.map((key) => [key, hashes]))),
    images: new Map(stored.images),
    git: { head: stored.head ?? undefined, lastUpdated: new Map(stored.lastUpdated) },
  };
}

interface StoredState {
  readonly engineKey: string;
  readonly frontmatter: [string, Frontmatter][];
  /** Most pages have the same scripts: those once, then the keys of the pages. */
  readonly scripts: [hashes: readonly string[], keys: string[]][];
  readonly images: [string, string][];
  readonly head: string | null;
  readonly lastUpdated: [string, LastUpdated][];
}

/** Writes the state, whole or not at all. */
export async function saveState(cache: SiteCache, engineKey: string, state: SiteState): Promise<void> {
  await Promise.all([saveFacts(cache, engineKey, state), saveBodies(cache.bodiesFile, engineKey, state)]);
}

async function saveFacts(
  cache: SiteCache,
  engineKey: string,
  state: Omit<SiteState, keyof KeptBodies>,
): Promise<void> {
  const stored: StoredState = {
    engineKey,
    frontmatter: [...state.frontmatter],
    scripts: groupPages(state.scripts),
    images: [...state.images],
    head: state.git.head ?? null,
    lastUpdated: [...state.git.lastUpdated],
  };
  await writeKept(cache.stateFile, JSON.stringify(stored));
}

function groupPages(scripts: PageScripts): StoredState['scripts'] {
  const groups = new Map<string, [readonly string[], string[]]>();
  for (const [key, hashes] of scripts) {
    const group = groups.get(hashes.join()) ?? [hashes, []];
    group[1].push(key);
    groups.set(hashes.join(), group);
  }
  return [...groups.values()];
}

/** Drops bodies that nothing uses any more. What is made of bodies may look at those of the last build until then. */
export function dropUnusedBodies({ texts }: SiteCache, bodies: Bodies): void {
  const kinds = TEXT_KINDS.filter((kind) => kind !== 'colors');
  tidyPacks(texts, () =>
    [...bodies].flatMap(([key, { bodyKey }]) => [
      ...kinds.map((kind) => nameText(bodyKey, kind)),
      nameText(createCodeKey(key), 'colors'),
    ]),
  );
}

/** Drops files of a folder that are not used. */
async function dropOthers(folder: string, isUsed: (file: string) => boolean): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  await Promise.all(
    files
      .filter((file) => !isUsed(file))
      .map(async (file) => {
        const full = path.join(folder, file);
        const found = await stat(full).catch(() => undefined);
        // A build of the same site that runs beside this one may be about to use it.
        if (found !== undefined && Date.now() - found.mtimeMs > LONGEST_BUILD)
          await rm(full, { force: true });
      }),
  );
}

/** Drops pictures of pages that nothing shows any more; fonts stay. */
export async function dropUnusedImages(cache: SiteCache, { images }: SiteState): Promise<void> {
  const shown = new Set(images.values());
  await dropOthers(cache.socialDir, (file) => shown.has(file) || file.endsWith('.ttf'));
}

/** Drops what no build has used for long, of this site, of other sites and of themes, and what killed builds have begun to write. */
export async function dropUnusedCaches({ dir, configDir, publishedDir }: SiteCache): Promise<void> {
  await Promise.all([
    ...[configDir, publishedDir, SITES_CACHE, THEME_CACHE].map(dropUnused),
    dropOthers(dir, (file) => !file.endsWith(UNFINISHED)),
  ]);
}
