import type { SiteConfig } from '@gruntwork-docs/engine/shared';
import { applyTrailingSlash, withBase } from '@gruntwork-docs/engine/shared';
import { splitShared, toDiffAnchor } from '@gruntwork-docs/terraform';
import type { ModuleChanges, ModuleHistory, ReleaseView } from '#shared/release-view.ts';
import { isLibraryModule, type ModuleLocations } from '../module-links.ts';
import { countChanges, toChangeRow } from './change-rows.ts';
import type { Comparison, Releases } from './load-releases.ts';

/** Folder of the pages, relative to the documentation. */
export const RELEASE_FOLDER = 'reference/releases';

/** Routes of release pages, and the locations of modules. */
export interface ReleaseSite {
  readonly config: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>;
  readonly docsPath: string;
  readonly places: ModuleLocations;
}

/** Returns the page id of a comparison: the newer release, for a step from one to the next. */
export function toReleaseId({ from, to, isStep }: Comparison): string {
  const [older, newer] = [from, to].map((version) => version.replaceAll('.', '-'));
  return `${RELEASE_FOLDER}/${isStep ? newer : `${older}-to-${newer}`}`;
}

/** Returns the site path of a page in the documentation. */
export function toReleaseRoute(id: string, { docsPath, config }: ReleaseSite): string {
  return applyTrailingSlash(`${docsPath}/${id}`, config.trailingSlash);
}

/** Creates the page view of a comparison. */
export function createReleaseView(comparison: Comparison, site: ReleaseSite): ReleaseView {
  const { from, to, diff } = comparison;
  const { shared, modules } = splitShared(diff);
  const rows = modules.map(({ path, changes }): ModuleChanges => {
    const place = site.places.get(path);
    return {
      path,
      label: place?.label ?? path,
      id: toDiffAnchor(path),
      ...(place?.url !== undefined && { url: place.url }),
      counts: countChanges(changes),
      changes: changes.map(toChangeRow),
    };
  });
  return {
    from,
    to,
    url: toReleaseUrl(comparison, site),
    counts: diff.counts,
    shared: shared.map(({ change, paths }) => ({ ...toChangeRow(change), modules: paths.length })),
    services: rows.filter(({ path }) => !isLibraryModule(path)),
    library: rows.filter(({ path }) => isLibraryModule(path)),
  };
}

/** Lists the changes of each module between older releases and the catalog itself, nearest first, by path. */
export function createHistories(
  { versions, comparisons }: Releases,
  paths: readonly string[],
  site: ReleaseSite,
): Map<string, readonly ModuleHistory[]> {
  const [current] = versions;
  const since = comparisons.filter(({ to }) => to === current);
  const changed = since.map(({ diff }) => new Map(diff.modules.map((module) => [module.path, module])));
  const own = since.map(({ diff }) => new Set(splitShared(diff).modules.map(({ path }) => path)));
  return new Map(
    paths.map((path) => [
      path,
      since.map((comparison, index): ModuleHistory => {
        const changes = changed[index]?.get(path)?.changes ?? [];
        // Changes that many modules share have no section per module.
        const anchor = own[index]?.has(path) === true ? `#${toDiffAnchor(path)}` : '';
        return {
          version: comparison.from,
          id: `since-${comparison.from.replaceAll('.', '-')}`,
          ...(changes.length > 0 && { url: `${toReleaseUrl(comparison, site)}${anchor}` }),
          counts: countChanges(changes),
          changes: changes.map(toChangeRow),
        };
      }),
    ]),
  );
}

function toReleaseUrl(comparison: Comparison, site: ReleaseSite): string {
  return withBase(site.config.baseUrl, toReleaseRoute(toReleaseId(comparison), site));
}
