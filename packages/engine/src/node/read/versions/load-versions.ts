import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '#shared/site-config.ts';
import type { CacheStore } from '../../cache/cache-store.ts';
import { type LoadedSidebars, loadSidebars } from '../content/sidebar-config.ts';
import { CURRENT_VERSION, type DocsVersion, VERSIONS_FOLDER } from './docs-version.ts';
import { resolveVersions } from './resolve-versions.ts';

/** The versions of a site, newest first; without `content/versions` only the current one. */
export async function findVersions(siteDir: string, config: SiteConfig): Promise<DocsVersion[]> {
  const entries = await readdir(path.join(siteDir, VERSIONS_FOLDER), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const folders = entries.filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name));
  return resolveVersions(
    config,
    folders.map(({ name }) => name),
  );
}

/** The sidebars of the released versions, by name; a version without a sidebars file gets generated ones. */
export async function loadVersionSidebars(
  versions: readonly DocsVersion[],
  siteDir: string,
  cache: CacheStore,
): Promise<ReadonlyMap<string, LoadedSidebars>> {
  const released = versions.filter((version) => version.name !== CURRENT_VERSION);
  return new Map(
    await Promise.all(
      released.map(async ({ name }): Promise<[string, LoadedSidebars]> => {
        const place = `${VERSIONS_FOLDER}/${name}/sidebars.ts`;
        return [name, await loadSidebars(siteDir, cache, [place])];
      }),
    ),
  );
}
