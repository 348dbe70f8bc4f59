import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LastUpdated } from '#shared/page-view.ts';
import { CACHE_FILE, type CacheStore, openCache } from '../../cache/cache-store.ts';
import { hashText } from '../../cache/hash.ts';
import { dropUnused } from '../../cache/unused.ts';
import { SITES_CACHE, THEME_CACHE } from '../../paths.ts';
import type { BodyRecord } from '../../plan/page/page-record.ts';
import type { Frontmatter } from '../../read/content/frontmatter.ts';
import { createHighlightKey } from '../../render/markdown/highlight-cache.ts';

/** Cached data about a page's document. */
export interface PageDocument {
  /** Hashes of its inline scripts, in policy format. */
  readonly scripts: readonly string[];
  /** File name of the page's social card. */
  readonly image?: string;
}

/** Documents by the keys of their HTML. */
export type PageDocuments = ReadonlyMap<string, PageDocument>;

/** Bodies by page key. */
export type Bodies = ReadonlyMap<string, BodyRecord>;

/** Cached state of a site between builds. */
export interface SiteState {
  readonly bodies: Bodies;
  /** Frontmatter by content hash. */
  readonly frontmatter: ReadonlyMap<string, Frontmatter>;
  readonly documents: PageDocuments;
  readonly git: { readonly head: string | undefined; readonly lastUpdated: ReadonlyMap<string, LastUpdated> };
}

/**
 * A site's cache is in the project's folder, not in the site's. Each base URL gets a separate cache, since
 * they would overwrite each other's entries.
 */
export function openSiteCache(
  siteDir: string,
  baseUrl?: string,
  onDamage?: (file: string) => void,
): CacheStore {
  const name = baseUrl === undefined ? hashText(siteDir) : hashText(siteDir, baseUrl);
  return openCache(path.join(SITES_CACHE, name), onDamage);
}

/** Folder of the social cards. */
export function getSocialDir({ dir }: CacheStore): string {
  return path.join(dir, 'social');
}

/** State before the first build. */
export const EMPTY_STATE: SiteState = {
  bodies: new Map(),
  frontmatter: new Map(),
  documents: new Map(),
  git: { head: undefined, lastUpdated: new Map() },
};

/**
 * The state that a build with the same engine saved; otherwise an empty one. Bodies are loaded lazily: they
 * take a third of a build without changes.
 */
export function loadState(cache: CacheStore, engineKey: string): SiteState {
  const text = cache.find('state', engineKey);
  if (text === undefined) return EMPTY_STATE;
  const { frontmatter, documents, head, lastUpdated }: StoredState = JSON.parse(text);
  let bodies: Bodies | undefined;
  return {
    get bodies() {
      bodies ??= new Map<string, BodyRecord>(JSON.parse(cache.find('bodies', engineKey) ?? '[]'));
      return bodies;
    },
    frontmatter: new Map(frontmatter),
    documents: new Map(documents),
    git: { head: head ?? undefined, lastUpdated: new Map(lastUpdated) },
  };
}

interface StoredState {
  readonly frontmatter: [string, Frontmatter][];
  readonly documents: [string, PageDocument][];
  readonly head: string | null;
  readonly lastUpdated: [string, LastUpdated][];
}

/** Saves the state for the next build. */
export function saveState(cache: CacheStore, engineKey: string, state: SiteState): void {
  const { bodies, frontmatter, documents, git } = state;
  const stored: StoredState = {
    frontmatter: [...frontmatter],
    documents: [...documents],
    head: git.head ?? null,
    lastUpdated: [...git.lastUpdated],
  };
  cache.save('state', engineKey, JSON.stringify(stored));
  cache.save('bodies', engineKey, JSON.stringify([...bodies]));
}

/** Drops values that were unused for two weeks, of this site, of other sites and of themes. */
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
