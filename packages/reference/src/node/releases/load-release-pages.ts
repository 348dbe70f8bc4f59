import type { CacheStore, Doc } from '@gruntwork-docs/engine/source';
import type { ModuleHistory, ReleaseView } from '#shared/release-view.ts';
import type { Catalog } from '../catalog/resolve-catalog.ts';
import type { ModuleRecords } from '../read-modules.ts';
import { createReleaseDocs } from './create-release-docs.ts';
import { createInputChanges, type InputChanges } from './input-changes.ts';
import { loadReleases } from './load-releases.ts';
import { createHistories, createReleaseView, type ReleaseSite } from './release-views.ts';

/** The data of release pages. */
export interface ReleasePages {
  /** Views of comparisons of two releases. */
  readonly views: readonly ReleaseView[];
  /** Changes of each module since older releases, by path. */
  readonly histories: ReadonlyMap<string, readonly ModuleHistory[]>;
  readonly inputChanges: InputChanges;
  readonly docs: readonly Doc[];
}

export interface ReleasePagesInput extends ReleaseSite {
  readonly siteDir: string;
  readonly cache: CacheStore;
  readonly engineKey: string;
  readonly catalog: Catalog;
  readonly records: ModuleRecords;
  /** Document that shows the library; release pages have the same sidebar. */
  readonly library: Pick<Doc, 'id' | 'route'> | undefined;
}

/** Compares the releases of a catalog, and creates their pages. */
export async function loadReleasePages(input: ReleasePagesInput): Promise<ReleasePages> {
  const { siteDir, cache, engineKey, catalog, records, library } = input;
  const folder = `${catalog.folder}/releases`;
  const { version } = catalog.repositories.find((own) => own.folder === '.') ?? {};
  const releases = await loadReleases({ siteDir, folder, cache, engineKey, version, records });
  const views = releases.comparisons.map((comparison) => createReleaseView(comparison, input));
  const parent = library && { id: library.id, route: library.route };
  return {
    views,
    histories: createHistories(releases, [...records.keys()], input),
    inputChanges: createInputChanges(releases, [...records.keys()]),
    docs: createReleaseDocs(releases, views, { ...input, folder, parent }),
  };
}
