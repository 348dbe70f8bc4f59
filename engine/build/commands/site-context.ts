import type { AssetsView } from '#shared/page-view.ts';
import { routeKey, withBase } from '#shared/url.ts';
import { GLOSSARY_PAGE } from '../content/load-glossary.ts';
import { createSiteFacts } from '../inserts/site-facts.ts';
import { createLocaleLinks } from '../locales/locale-links.ts';
import type { LinkEnvironment } from '../markdown/link-environment.ts';
import type { SiteModel } from '../model/site-model.ts';
import { createCatalogView } from '../reference/catalog-view.ts';
import type { ThemeBundle } from '../theme/bundle-theme.ts';
import type { LoadedSite } from './load-site.ts';

/** What links are resolved against, of a loaded site. */
export function createLinkEnvironment(
  loaded: LoadedSite,
  model: SiteModel,
  staticFiles: ReadonlyMap<string, unknown>,
): LinkEnvironment {
  const { config } = loaded.config;
  const { reference } = loaded;
  const fileToRoute = new Map(
    [...loaded.docs, ...(loaded.blog?.posts ?? [])].map((doc) => [doc.source.file, doc.route]),
  );
  for (const [file, route] of reference?.readmeRoutes ?? []) fileToRoute.set(file, route);
  return {
    siteDir: loaded.siteDir,
    baseUrl: config.baseUrl,
    routeBasePath: config.docs.routeBasePath,
    fileToRoute,
    routes: new Map(model.pages.map((plan) => [routeKey(plan.route), plan.route])),
    staticFiles: toSitePaths(staticFiles),
    staticDirectory: config.staticDirectory,
    privateRepositories: config.privateRepositories,
    ...(loaded.locales.length > 0 && { locales: createLocaleLinks(loaded.locales) }),
    glossary: {
      entries: loaded.glossary,
      url: withBase(config.baseUrl, fileToRoute.get(GLOSSARY_PAGE) ?? ''),
    },
    facts: createSiteFacts(loaded.inserts.data),
    ...(reference !== undefined && {
      catalog: createCatalogView({ reference, config, trees: model.sidebars.trees.values() }),
      samples: reference.samples,
    }),
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
