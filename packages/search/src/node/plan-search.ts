import { applyTrailingSlash, type SiteConfig, withBase } from '@gruntwork-docs/engine/shared';
import type { SearchPageContext, SearchViewContext } from '@gruntwork-docs/engine/source';
import { CURRENT_VERSION, type SearchPageProps, type SiteSearchView } from '#shared/site-search.ts';
import { readSearchSettings } from './search-settings.ts';

/** Returns the site path of the page with all results of a query, in the locale with a root. */
export function searchRoute(config: SiteConfig, root: string): string {
  return applyTrailingSlash(`${root}/search`, config.trailingSlash);
}

/** Creates the search data of every page: the URL of the search page, and the version searched by default. */
export function createSearchView({
  config,
  root,
  versionNames,
}: SearchViewContext): SiteSearchView | undefined {
  const { synonyms: _, provider, ...hosted } = readSearchSettings(config);
  if (provider === 'none') return undefined;
  const url = withBase(config.baseUrl, searchRoute(config, root));
  const version = findLatest(config, versionNames);
  return {
    ...(provider === 'algolia' && { provider, ...hosted }),
    url,
    ...(version !== CURRENT_VERSION && { version }),
  };
}

/** Returns the default version for readers; `versions` is sorted newest first. */
export function findLatest({ docs }: SiteConfig, versions: readonly string[]): string {
  return docs.lastVersion ?? versions.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
}

/** Creates the props of the search page. */
export function createSearchProps(context: SearchPageContext): SearchPageProps {
  const { config, toUrl, root, homeRoute, texts, docs, versionNames } = context;
  const sections = docs
    .filter(
      (doc) => doc.isIndex && doc.folders.length <= 1 && !doc.frontmatter.unlisted && doc.route !== homeRoute,
    )
    .map((doc) => ({ label: doc.title, url: toUrl(doc.route) }));
  const versions = versionNames.map((name) => {
    const own = config.docs.versions.find((version) => version.name === name)?.label;
    return { name, label: own ?? (name === CURRENT_VERSION ? config.docs.currentVersionLabel : name) };
  });
  return {
    url: withBase(config.baseUrl, searchRoute(config, root)),
    lang: texts.lang,
    hosted: readSearchSettings(config).provider === 'algolia',
    version: findLatest(config, versionNames),
    versions,
    sections,
  };
}
