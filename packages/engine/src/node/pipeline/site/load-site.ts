import type { LastUpdated } from '#shared/page-view.ts';
import type { CacheStore } from '../../cache/cache-store.ts';
import type { SiteDefinition } from '../../config/define-site.ts';
import { type LoadedConfig, loadConfig } from '../../config/load-config.ts';
import { engineKey } from '../../engine-key.ts';
import { BuildError } from '../../errors/build-error.ts';
import { findRealFolder } from '../../files/real-folder.ts';
import type { Doc } from '../../read/content/doc.ts';
import { findHead, type GitHistory, loadGitHistory } from '../../read/content/last-updated.ts';
import { type LoadedRedirects, loadRedirects } from '../../read/content/redirects.ts';
import { scanSources } from '../../read/content/stat-cache.ts';
import { type Includes, loadIncludes } from '../../read/includes/load-includes.ts';
import { type LoadedSource, loadSources } from '../../read/sources/load-sources.ts';
import { type DocsStructure, listWatched } from '../../read/sources/page-source.ts';
import { loadStatCache, saveStatCache } from './save-stat-cache.ts';
import { EMPTY_STATE, loadState, openSiteCache, type SiteState } from './site-state.ts';

/** All validated data from a site's folder. */
export interface LoadedSite extends DocsStructure {
  readonly siteDir: string;
  readonly cache: CacheStore;
  readonly state: SiteState;
  readonly config: LoadedConfig;
  readonly redirects: LoadedRedirects;
  /** Data and texts that pages insert. */
  readonly inserts: Includes;
  /** Sources with content. */
  readonly sources: readonly LoadedSource[];
  /** The documents of all sources. */
  readonly docs: readonly Doc[];
  readonly git: GitHistory;
}

export interface LoadSiteOptions {
  readonly includeDrafts: boolean;
  /** Overrides the config's `baseUrl`. */
  readonly baseUrl?: string | undefined;
  /** Replaces the folder's config file. */
  readonly definition?: SiteDefinition | undefined;
  /** Ignores the caches of earlier builds. */
  readonly isFresh?: boolean | undefined;
  /** Skips reading sources whose stat key is the same as in an earlier build. */
  readonly usesStatCache?: boolean | undefined;
  /** Called for new or changed sources, long before their dependents are determined. */
  readonly onEdit?: (() => void) | undefined;
  /** Called for damaged files of the cache. */
  readonly onDamage?: ((file: string) => void) | undefined;
}

const NO_STRUCTURE: DocsStructure = {
  sidebars: { sidebars: {}, file: undefined, hash: '', inputs: [] },
  versions: [],
  versionSidebars: new Map(),
  locales: [],
};

/** Reads config, pages and history of a site. Throws a `BuildError` if they are invalid. */
export async function loadSite(folder: string, options: LoadSiteOptions): Promise<LoadedSite> {
  const siteDir = findRealFolder(folder);
  const cache = openSiteCache(siteDir, options.baseUrl, options.onDamage);
  const isTrusting = options.usesStatCache === true && options.isFresh !== true;
  const texts = isTrusting ? loadStatCache(cache, engineKey) : undefined;
  const statCache = texts && scanSources(siteDir, texts, options.onEdit);
  const state = options.isFresh === true ? EMPTY_STATE : loadState(cache, engineKey);
  const config = await loadConfig(siteDir, cache, options);
  const inserts = await loadIncludes(siteDir, config.config.publishedFolders);
  const history = loadHistory(siteDir, config, state);
  const [redirects, git, sources] = await Promise.all([
    loadRedirects(siteDir, cache),
    history,
    loadSources(
      config.sources,
      {
        siteDir,
        cache,
        config: config.config,
        expand: inserts.expand,
        includeDrafts: options.includeDrafts,
        knownFrontmatter: state.frontmatter,
        statCache,
        getLastUpdated: async (): Promise<ReadonlyMap<string, LastUpdated>> => (await history).lastUpdated,
      },
      config.settings,
    ),
  ]);
  const docs = sources.flatMap(({ data }) => data.docs ?? []);
  if (docs.length === 0) {
    throw new BuildError(`\`${siteDir}\` has no pages`, {
      hint: 'A site is a folder with `.md` or `.mdx` files in `content/docs` or `content/pages`; name it with `--site`.',
    });
  }
  const structure = sources.find(({ data }) => data.structure !== undefined)?.data.structure ?? NO_STRUCTURE;
  const locales = structure.locales.map((own) => {
    const further = sources.flatMap(({ data }) => data.localeDocs?.get(own.locale.name) ?? []);
    return further.length === 0 ? own : { ...own, docs: [...own.docs, ...further] };
  });
  if (texts !== undefined) saveStatCache(cache, engineKey, docs, texts);
  return { ...structure, locales, siteDir, cache, state, config, redirects, inserts, sources, docs, git };
}

/** History changes only with commits: it is cached by commit. */
async function loadHistory(
  siteDir: string,
  { config, sources, settings }: LoadedConfig,
  state: SiteState,
): Promise<GitHistory> {
  const { showLastUpdateTime, showLastUpdateAuthor } = config.docs;
  if (!showLastUpdateTime && !showLastUpdateAuthor) return { head: undefined, lastUpdated: new Map() };
  const head = await findHead(siteDir);
  return head !== undefined && head === state.git.head && state.git.lastUpdated.size > 0
    ? { head, lastUpdated: state.git.lastUpdated }
    : loadGitHistory(siteDir, head, ['content', ...sources.flatMap((own) => listWatched(own, settings))]);
}
