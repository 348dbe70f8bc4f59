import path from 'node:path';
import type { GlossaryEntry } from '#shared/glossary.ts';
import { loadBlog } from '../blog/load-blog.ts';
import type { Blog } from '../blog/post.ts';
import { createSiteCache, loadState, type SiteCache, type SiteState } from '../cache/site-state.ts';
import { type LoadedConfig, loadConfig } from '../config/load-config.ts';
import type { Doc } from '../content/doc.ts';
import { findHead, type GitHistory, loadGitHistory } from '../content/last-updated.ts';
import { loadDocs } from '../content/load-docs.ts';
import { loadGlossary } from '../content/load-glossary.ts';
import { type LoadedRedirects, loadRedirects } from '../content/redirects.ts';
import { type LoadedSidebars, loadSidebars } from '../content/sidebar-config.ts';
import { engineKey } from '../engine-key.ts';
import { BuildError } from '../errors/build-error.ts';
import { type Inserts, loadInserts } from '../inserts/load-inserts.ts';
import { type LoadedLocale, loadLocales } from '../locales/load-locales.ts';
import { loadReference, type Reference } from '../reference/load-reference.ts';
import { createContentFolders } from '../versions/content-folders.ts';
import type { DocsVersion } from '../versions/docs-version.ts';
import { CURRENT_VERSION } from '../versions/docs-version.ts';
import { findVersions, loadVersionSidebars } from '../versions/load-versions.ts';

/** Everything that is read from a site's folder, validated. */
export interface LoadedSite {
  readonly siteDir: string;
  readonly cache: SiteCache;
  readonly state: SiteState;
  readonly config: LoadedConfig;
  readonly sidebars: LoadedSidebars;
  /** Versions of the documentation, newest first. */
  readonly versions: readonly DocsVersion[];
  /** Sidebars of released versions, by name. */
  readonly versionSidebars: ReadonlyMap<string, LoadedSidebars>;
  /** Every language but the default one. */
  readonly locales: readonly LoadedLocale[];
  readonly redirects: LoadedRedirects;
  readonly glossary: readonly GlossaryEntry[];
  /** Data and texts that pages insert. */
  readonly inserts: Inserts;
  readonly docs: readonly Doc[];
  /** Absent on a site without `content/blog`. */
  readonly blog: Blog | undefined;
  readonly git: GitHistory;
  /** The catalog of Terraform modules, whose documents are among `docs`; absent when the site has none. */
  readonly reference: Reference | undefined;
}

export interface LoadSiteOptions {
  readonly includeDrafts: boolean;
  /** Takes the place of the config's `baseUrl`. */
  readonly baseUrl?: string | undefined;
}

/** Reads config, sidebars, pages and history of a site. Throws `BuildError` for what is wrong with them. */
export async function loadSite(folder: string, options: LoadSiteOptions): Promise<LoadedSite> {
  const siteDir = path.resolve(folder);
  const cache = createSiteCache(siteDir, options.baseUrl);
  const state = await loadState(cache, engineKey);
  const config = await loadConfig(siteDir, cache.configDir, options.baseUrl);
  const versions = await findVersions(siteDir, config.config);
  const inserts = await loadInserts(siteDir);
  const { expand } = inserts;
  const [sidebars, versionSidebars, redirects, glossary, docs, git, blog] = await Promise.all([
    loadSidebars(siteDir, cache.configDir),
    loadVersionSidebars(versions, siteDir, cache.configDir),
    loadRedirects(siteDir, cache.configDir),
    loadGlossary(siteDir),
    loadDocs({
      siteDir,
      config: config.config,
      expand,
      includeDrafts: options.includeDrafts,
      knownFrontmatter: state.frontmatter,
      folders: createContentFolders(versions),
    }),
    loadHistory(siteDir, config, state),
    loadBlog({ siteDir, config: config.config, expand, includeDrafts: options.includeDrafts }),
  ]);
  if (docs.length === 0) {
    throw new BuildError(`\`${siteDir}\` has no pages`, {
      hint: 'A site is a folder with `.md` or `.mdx` files in `content/docs` or `content/pages`; name it with `--site`.',
    });
  }
  const locales = await loadLocales({
    siteDir,
    cacheDir: cache.configDir,
    config: config.config,
    expand,
    includeDrafts: options.includeDrafts,
    knownFrontmatter: state.frontmatter,
    sidebars,
    versions,
    versionSidebars,
  });
  const reference = await loadReference({
    siteDir,
    cacheDir: cache.dir,
    config: config.config,
    docsPath: versions.find(({ name }) => name === CURRENT_VERSION)?.path ?? config.config.docs.routeBasePath,
    docs,
    lastUpdated: git.lastUpdated,
  });
  return {
    siteDir,
    cache,
    state,
    config,
    sidebars,
    versions,
    versionSidebars,
    locales,
    redirects,
    glossary,
    inserts,
    docs: [...docs, ...(reference?.docs ?? [])],
    blog,
    git,
    reference,
  };
}

/** History changes with commits only: the one of the same commit is taken from the state. */
async function loadHistory(siteDir: string, { config }: LoadedConfig, state: SiteState): Promise<GitHistory> {
  if (!config.docs.showLastUpdate) return { head: undefined, lastUpdated: new Map() };
  const head = await findHead(siteDir);
  return head !== undefined && head === state.git.head
    ? { head, lastUpdated: state.git.lastUpdated }
    : loadGitHistory(siteDir, head);
}
