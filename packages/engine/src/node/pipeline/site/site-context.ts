import type { AssetsView } from '#shared/page-view.ts';
import { routeKey, withBase } from '#shared/url.ts';
import { hashJson } from '../../cache/hash.ts';
import { listPublicFolders } from '../../files/find-public-file.ts';
import type { SiteModel } from '../../plan/site-model.ts';
import { createLocaleLinks } from '../../read/locales/locale-links.ts';
import {
  type LinkEnvironment,
  type SharedValue,
  toSharedKey,
} from '../../render/markdown/link-environment.ts';
import type { ThemeBundle } from '../../render/theme/theme-bundle.ts';
import type { LoadedSite } from './load-site.ts';

/** Link environment of a loaded site. */
export function createLinkEnvironment(
  loaded: LoadedSite,
  model: SiteModel,
  staticFiles: ReadonlyMap<string, unknown>,
): LinkEnvironment {
  const { config } = loaded.config;
  const fileToRoute = new Map(loaded.docs.map((doc) => [doc.source.file, doc.route]));
  for (const { data } of loaded.sources)
    for (const [file, route] of data.fileRoutes ?? []) fileToRoute.set(file, route);
  const listRoutes = (locale: string) =>
    loaded.sources.flatMap(({ data }) => [...(data.localeFileRoutes?.get(locale) ?? [])]);
  const allTrees = model.fragments.map(({ index }) => index.tree);
  const shared = loaded.sources.flatMap(({ source, data }) => {
    const trees = model.sidebars.trees.values();
    const share = source.share?.(data, { config, trees, allTrees, fileToRoute });
    return share === undefined ? [] : [{ name: source.name, ...share }];
  });
  const shown = new Map<string, SharedValue>();
  for (const [name, { values }] of loaded.inserts.data)
    shown.set(`data/${name}`, { hash: hashJson(values), value: values });
  for (const share of shared)
    for (const [name, value] of Object.entries(share.shown ?? {})) shown.set(name, value);
  const folders = loaded.docs.flatMap(({ kind, folder }) =>
    kind === 'doc' && folder !== undefined ? [folder] : [],
  );
  const docsFolders = [...new Set(folders)].filter((folder) => !folder.startsWith('content/'));
  return {
    siteDir: loaded.siteDir,
    baseUrl: config.baseUrl,
    routeBasePath: config.docs.routeBasePath,
    fileToRoute,
    routes: new Map(model.pages.map((plan) => [routeKey(plan.route), plan.route])),
    staticFiles: toSitePaths(staticFiles),
    staticDirectory: config.staticDirectory,
    publicFolders: [
      ...listPublicFolders(config),
      ...loaded.sources.flatMap(({ data }) => data.publicFolders ?? []),
    ],
    linkRules: config.linkAttributes,
    linkComponents: loaded.config.theme.linkComponents ?? [],
    trustContributors: config.trustContributors,
    ...(loaded.config.markdown.pathsHoldBase === true && { pathsHoldBase: true }),
    ...(loaded.locales.length > 0 && { locales: createLocaleLinks(loaded.locales, listRoutes) }),
    ...(docsFolders.length > 0 && { docsFolders }),
    shown,
    parts: new Map([
      ...[...shown].map(([name, { hash }]) => [toSharedKey(name), hash] as const),
      ...shared.flatMap(({ parts }) => [...(parts ?? [])]),
    ]),
    forWorkers: new Map(shared.map(({ name, forWorkers }) => [name, forWorkers])),
  };
}

/** Files of the static directory as site paths. */
export function toSitePaths(staticFiles: ReadonlyMap<string, unknown>): Set<string> {
  return new Set([...staticFiles.keys()].map((file) => `/${file}`));
}

/** URLs of the compiled theme's files. */
export function createAssetsView(theme: ThemeBundle, baseUrl: string): AssetsView {
  const toUrl = (file: string): string => withBase(baseUrl, `/assets/${file}`);
  return {
    css: theme.css.map(toUrl),
    entry: toUrl(theme.entry),
    preloads: theme.preloads.map(toUrl),
    fonts: theme.fonts.map(toUrl),
    buildId: theme.buildId,
  };
}
