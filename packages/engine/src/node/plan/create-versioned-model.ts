import type { PageView } from '#shared/page-view.ts';
import type { VersionLinkView } from '#shared/version-view.ts';
import type { LoadedSidebars } from '../read/content/sidebar-config.ts';
import type { DocsVersion } from '../read/versions/docs-version.ts';
import type { PagePlan } from './page/page-plan.ts';
import { createSiteModel, type SiteModel, type SiteModelInput } from './site-model.ts';
import {
  createSlice,
  createVersionRecord,
  describeSlice,
  isVersioned,
  toCounterpartKey,
  type VersionSlice,
} from './version-slice.ts';

export interface VersionedModelInput extends SiteModelInput {
  /** Newest first. */
  readonly versions: readonly DocsVersion[];
  /** Sidebars of released versions by name; the current version's are `sidebars`. */
  readonly versionSidebars: ReadonlyMap<string, LoadedSidebars>;
}

/** The model of a site with all versions of its documentation; with one version it equals that version's. */
export function createVersionedModel({
  versions,
  versionSidebars,
  ...input
}: VersionedModelInput): SiteModel {
  const [only] = versions;
  if (only === undefined || versions.length < 2) {
    const model = createSiteModel(input);
    const docs = input.docs.filter((doc) => doc.kind === 'doc');
    if (only === undefined || docs.length === 0) return model;
    return { ...model, versions: [createVersionRecord(describeSlice(only, model, docs))] };
  }
  const slices = versions.map((version) =>
    createSlice(version, versions, versionSidebars.get(version.name) ?? input.sidebars, input),
  );
  const last = slices.find(({ version }) => version.isLast);
  if (last === undefined) throw new Error('no docs version is the last one');
  const older = slices.filter((slice) => slice !== last);
  return {
    ...last.model,
    pages: [
      ...last.model.pages.map((plan) =>
        addVersions(plan, isVersioned(plan, last.docs) ? last : undefined, slices, last),
      ),
      ...older.flatMap((slice) => slice.plans.map((plan) => addVersions(plan, slice, slices, last))),
    ],
    fragments: slices.flatMap(({ model }) => model.fragments),
    sites: new Map(older.map(({ version, model }) => [version.name, model.site])),
    versions: slices.map(createVersionRecord),
  };
}

/** Adds a page's version and its counterparts in the other versions. */
function addVersions(
  plan: PagePlan,
  own: VersionSlice | undefined,
  slices: readonly VersionSlice[],
  last: VersionSlice,
): PagePlan {
  const key = own && toCounterpartKey(plan, own);
  const find = ({ urls, main }: VersionSlice): string =>
    (key === undefined ? undefined : urls.get(key)) ?? main.url;
  const versions = slices.map((slice): VersionLinkView => {
    const { name, label } = slice.version;
    const url = slice === own ? plan.view.url : find(slice);
    return { name, label, url, active: slice === own, latest: slice === last };
  });
  if (own === undefined) return { ...plan, view: { ...plan.view, versions } };
  const { name, label, banner } = own.version;
  const latest = { name: last.version.name, label: last.version.label, url: find(last) };
  return {
    ...plan,
    view: {
      ...plan.view,
      versions,
      version: { name, label, banner, latest },
      ...(own !== last && { siteVariant: name }),
      ...createIndexing(plan.view, own, key === undefined ? undefined : last.urls.get(key)),
    },
  };
}

/**
 * Indexing by search engines: unreleased pages are excluded, and the canonical URL of a page in an
 * unmaintained version is the same page in the last version, if it exists.
 */
function createIndexing(
  { canonicalUrl, url }: PageView,
  { version }: VersionSlice,
  lastUrl: string | undefined,
): Partial<Pick<PageView, 'noIndex' | 'canonicalUrl'>> {
  if (version.banner === 'unreleased') return { noIndex: true };
  if (version.banner !== 'unmaintained' || lastUrl === undefined) return {};
  return { canonicalUrl: canonicalUrl.slice(0, -url.length) + lastUrl };
}
