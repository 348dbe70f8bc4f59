import { findFirstUrl } from '#shared/page-tree.ts';
import { routeKey } from '#shared/url.ts';
import type { VersionRecord } from '#shared/version-view.ts';
import { BuildError } from '../errors/build-error.ts';
import type { Doc } from '../read/content/doc.ts';
import type { LoadedSidebars } from '../read/content/sidebar-config.ts';
import { type DocsVersion, getVersion } from '../read/versions/docs-version.ts';
import type { PagePlan } from './page/page-plan.ts';
import { moveSidebars } from './sidebars/move-sidebars.ts';
import { createSiteModel, type SiteModel, type SiteModelInput } from './site-model.ts';

/** One version with its pages. */
export interface VersionSlice {
  readonly version: DocsVersion;
  readonly model: SiteModel;
  /** The version's documents, by the keys of their pages. */
  readonly docs: ReadonlyMap<string, Doc>;
  /** The pages of the version: documents, tags, categories. */
  readonly plans: readonly PagePlan[];
  /** URLs of the version's pages, by a key that is the same in every version. */
  readonly urls: ReadonlyMap<string, string>;
  readonly main: { readonly id: string; readonly url: string };
}

/** Models one version as if it were the only one. Throws a `BuildError` if it has no documents. */
export function createSlice(
  version: DocsVersion,
  versions: readonly DocsVersion[],
  sidebars: LoadedSidebars,
  input: SiteModelInput,
): VersionSlice {
  const { docs, config } = input;
  const own = new Set(docs.filter((doc) => isVersionDoc(doc) && getVersion(doc) === version.name));
  if (own.size === 0) {
    throw new BuildError(`docs version \`${version.name}\` has no documents`, {
      hint: `Put documents into \`${version.folder}\`.`,
    });
  }
  const others = docs.filter((doc) => isVersionDoc(doc) && !own.has(doc));
  const lastName = versions.find(({ isLast }) => isLast)?.name;
  const isOfLast = (doc: Doc): number => (getVersion(doc) === lastName ? 0 : 1);
  // Names are unique across versions, since the browser stores the state of sidebars by name.
  const nameSidebar = (name: string): string => (version.isLast ? name : `${name}-${version.name}`);
  const model = createSiteModel({
    ...input,
    nameSidebar,
    config: { ...config, docs: { ...config.docs, routeBasePath: version.path } },
    docs: docs.filter(
      (doc) => own.has(doc) || (doc.isUnversioned === true ? version.isLast : doc.kind !== 'doc'),
    ),
    sidebars: version.isLast
      ? sidebars
      : nameSidebars(
          moveSidebars(sidebars, (slug) => moveSlug(slug, config.docs.routeBasePath, version.path)),
          nameSidebar,
        ),
    // A document that is missing in this version links to the last one.
    linkTargets: [
      ...own,
      ...others.sort((a, b) => isOfLast(a) - isOfLast(b)),
      ...docs.filter((doc) => doc.isUnversioned === true),
    ],
    versionNames: versions.map(({ name }) => name),
  });
  const slice = describeSlice(version, model, own);
  const urls = new Map(slice.plans.map((plan) => [toCounterpartKey(plan, slice), plan.view.url]));
  return { ...slice, urls, main: findMainDoc(slice) };
}

/** True for documents that exist once per version. */
function isVersionDoc(doc: Doc): boolean {
  return doc.kind === 'doc' && doc.isUnversioned !== true;
}

/** Describes a version from its model and documents. */
export function describeSlice(
  version: DocsVersion,
  model: SiteModel,
  own: Iterable<Doc>,
): Omit<VersionSlice, 'urls' | 'main'> {
  const docs = new Map([...own].map((doc) => [doc.source.file, doc]));
  return { version, model, docs, plans: model.pages.filter((plan) => isVersioned(plan, docs)) };
}

/** True for pages that exist once per version. */
export function isVersioned({ key, view, body }: PagePlan, docs: ReadonlyMap<string, Doc>): boolean {
  if (body.type === 'doc' && body.doc.isUnversioned === true) return false;
  return docs.has(key) || view.kind === 'tags' || view.kind === 'tag' || view.sidebar !== undefined;
}

/** A page's key across versions: a document's id, or a generated page's path below the root. */
export function toCounterpartKey(
  { key, route }: PagePlan,
  { docs, version }: Pick<VersionSlice, 'docs' | 'version'>,
): string {
  return docs.get(key)?.id ?? routeKey(route).slice(version.path.length);
}

/** The version as data. */
export function createVersionRecord(slice: Omit<VersionSlice, 'urls' | 'main'>): VersionRecord {
  const { version, model, docs } = slice;
  const { name, label, isLast, path } = version;
  const list = [...docs.values()].map(({ id, route }) => {
    const sidebar = model.sidebars.sidebarOfDoc.get(id);
    return { id, path: route, ...(sidebar !== undefined && { sidebar }) };
  });
  return { name, label, isLast, path, mainDocId: findMainDoc(slice).id, docs: list };
}

/** The document at the version's root, else the first one of its sidebars, else the first of all. */
function findMainDoc({
  version,
  model,
  docs,
  plans,
}: Pick<VersionSlice, 'version' | 'model' | 'docs' | 'plans'>): VersionSlice['main'] {
  const pages = plans.flatMap(({ key, route, view: { url } }) => {
    const id = docs.get(key)?.id;
    return id === undefined ? [] : [{ id, url, route }];
  });
  const root = pages.find((page) => routeKey(page.route) === routeKey(version.path || '/'));
  const firstUrls = [...model.sidebars.trees.values()].map(findFirstUrl);
  const first = firstUrls.map((url) => pages.find((page) => page.url === url)).find(Boolean);
  const main = root ?? first ?? pages[0];
  if (main === undefined) throw new Error(`docs version \`${version.name}\` has no pages`);
  return main;
}

/**
 * Moves a slug into the version's path: the same generated page exists in every version. A source may already
 * have set it.
 */
function moveSlug(slug: string, from: string, to: string): string {
  if (slug.startsWith(`${to}/`)) return slug;
  return slug.startsWith(`${from}/`) ? to + slug.slice(from.length) : slug;
}

function nameSidebars(loaded: LoadedSidebars, toName: (name: string) => string): LoadedSidebars {
  const entries = Object.entries(loaded.sidebars).map(([name, items]) => [toName(name), items]);
  return { ...loaded, sidebars: Object.fromEntries(entries) };
}
