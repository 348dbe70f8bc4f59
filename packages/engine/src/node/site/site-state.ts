import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LastUpdated } from '#shared/page-view.ts';
import { CACHE_FILE, type CacheStore, openCache } from '../cache/cache-store.ts';
import { hashText } from '../cache/hash.ts';
import { dropUnused } from '../cache/unused.ts';
import type { Frontmatter } from '../content/frontmatter.ts';
import { createHighlightKey } from '../markdown/highlight-cache.ts';
import type { BodyRecord } from '../page/page-record.ts';
import { SITES_CACHE, THEME_CACHE } from '../paths.ts';

/** Hashes of inline scripts, as a policy names them, by the key of a page's finished HTML. */
export type PageScripts = ReadonlyMap<string, readonly string[]>;

/** Bodies by page key. */
export type Bodies = ReadonlyMap<string, BodyRecord>;

/** The bodies of a site with what their links were resolved against. */
export interface LinkedBodies {
  readonly bodies: Bodies;
  /** Of `createLinksKey`; empty before the first build. */
  readonly linksKey: string;
}

/** What one build leaves for the next one of the same site. */
export interface SiteState extends LinkedBodies {
  /** Frontmatter by content hash. */
  readonly frontmatter: ReadonlyMap<string, Frontmatter>;
  /** Hashes of the inline scripts of each page, by the key of its finished HTML. */
  readonly scripts: PageScripts;
  /** Names of the pictures that were drawn of pages, by the key of a page's finished HTML. */
  readonly images: ReadonlyMap<string, string>;
  readonly git: { readonly head: string | undefined; readonly lastUpdated: ReadonlyMap<string, LastUpdated> };
}

/**
 * The cache of a site lies in the project's folder, not in the site's. With a base URL of its own a site is another
 * one: what is kept of the two would replace each other.
 */
export function openSiteCache(
  siteDir: string,
  baseUrl?: string,
  onDamage?: (file: string) => void,
): CacheStore {
  const name = baseUrl === undefined ? hashText(siteDir) : hashText(siteDir, baseUrl);
  return openCache(path.join(SITES_CACHE, name), onDamage);
}

/** Folder of the pictures of pages. */
export function getSocialDir({ dir }: CacheStore): string {
  return path.join(dir, 'social');
}

/** What is known before the first build. */
export const EMPTY_STATE: SiteState = {
  bodies: new Map(),
  linksKey: '',
  frontmatter: new Map(),
  scripts: new Map(),
  images: new Map(),
  git: { head: undefined, lastUpdated: new Map() },
};

/** The state that a build with the same engine left; an empty one otherwise. The bodies are read when somebody asks: that is a third of a build in which nothing has changed. */
export function loadState(cache: CacheStore, engineKey: string): SiteState {
  const text = cache.find('state', engineKey);
  if (text === undefined) return EMPTY_STATE;
  const { frontmatter, scripts, images, head, lastUpdated }: StoredState = JSON.parse(text);
  let linked: LinkedBodies | undefined;
  const getLinked = () => (linked ??= loadBodies(cache, engineKey));
  return {
    get bodies() {
      return getLinked().bodies;
    },
    get linksKey() {
      return getLinked().linksKey;
    },
    frontmatter: new Map(frontmatter),
    scripts: new Map(scripts.flatMap(([hashes, keys]) => keys.map((key) => [key, hashes]))),
    images: new Map(images),
    git: { head: head ?? undefined, lastUpdated: new Map(lastUpdated) },
  };
}

function loadBodies(cache: CacheStore, engineKey: string): LinkedBodies {
  const text = cache.find('bodies', engineKey);
  if (text === undefined) return EMPTY_STATE;
  const { linksKey, bodies }: StoredBodies = JSON.parse(text);
  return { linksKey, bodies: new Map(bodies) };
}

interface StoredBodies {
  readonly linksKey: string;
  readonly bodies: [string, BodyRecord][];
}

interface StoredState {
  readonly frontmatter: [string, Frontmatter][];
  /** Most pages have the same scripts: those once, then the keys of the pages. */
  readonly scripts: [hashes: readonly string[], keys: string[]][];
  readonly images: [string, string][];
  readonly head: string | null;
  readonly lastUpdated: [string, LastUpdated][];
}

/** Saves the state for the next build. */
export function saveState(cache: CacheStore, engineKey: string, state: SiteState): void {
  const { linksKey, bodies, frontmatter, scripts, images, git } = state;
  const stored: StoredState = {
    frontmatter: [...frontmatter],
    scripts: groupPages(scripts),
    images: [...images],
    head: git.head ?? null,
    lastUpdated: [...git.lastUpdated],
  };
  cache.save('state', engineKey, JSON.stringify(stored));
  cache.save('bodies', engineKey, JSON.stringify({ linksKey, bodies: [...bodies] } satisfies StoredBodies));
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

/** Drops what neither this build nor one of the last two weeks has used, of this site, of other sites and of themes. */
export async function dropUnusedValues({ dir }: CacheStore, bodies: Bodies): Promise<void> {
  const used = new Set([...bodies].flatMap(([key, { bodyKey }]) => [bodyKey, createHighlightKey(key)]));
  const tasks = await readdir(dir, { withFileTypes: true });
  await Promise.all([
    ...tasks
      .filter((task) => task.isDirectory())
      .map(({ name }) =>
        dropUnused(path.join(dir, name), (file) => used.has(file.slice(0, -CACHE_FILE.length))),
      ),
    ...[SITES_CACHE, THEME_CACHE].map((folder) => dropUnused(folder)),
  ]);
}
