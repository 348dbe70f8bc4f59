import path from 'node:path';
import type { GlossaryEntry } from '#shared/glossary.ts';
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

/** Everything that is read from a site's folder, validated. */
export interface LoadedSite {
  readonly siteDir: string;
  readonly cache: SiteCache;
  readonly state: SiteState;
  readonly config: LoadedConfig;
  readonly sidebars: LoadedSidebars;
  readonly redirects: LoadedRedirects;
  readonly glossary: readonly GlossaryEntry[];
  readonly docs: readonly Doc[];
  readonly git: GitHistory;
}

export interface LoadSiteOptions {
  readonly includeDrafts: boolean;
}

/** Reads config, sidebars, pages and history of a site. Throws `BuildError` for what is wrong with them. */
export async function loadSite(folder: string, options: LoadSiteOptions): Promise<LoadedSite> {
  const siteDir = path.resolve(folder);
  const cache = createSiteCache(siteDir);
  const state = await loadState(cache, engineKey);
  const config = await loadConfig(siteDir, cache.configDir);
  const [sidebars, redirects, glossary, docs, git] = await Promise.all([
    loadSidebars(siteDir, cache.configDir),
    loadRedirects(siteDir, cache.configDir),
    loadGlossary(siteDir),
    loadDocs({
      siteDir,
      config: config.config,
      includeDrafts: options.includeDrafts,
      knownFrontmatter: state.frontmatter,
    }),
    loadHistory(siteDir, config, state),
  ]);
  if (docs.length === 0) {
    throw new BuildError(`\`${siteDir}\` has no pages`, {
      hint: 'A site is a folder with `.md` or `.mdx` files in `content/docs` or `content/pages`; name it with `--site`.',
    });
  }
  return { siteDir, cache, state, config, sidebars, redirects, glossary, docs, git };
}

/** History changes with commits only: the one of the same commit is taken from the state. */
async function loadHistory(siteDir: string, { config }: LoadedConfig, state: SiteState): Promise<GitHistory> {
  if (!config.docs.showLastUpdate) return { head: undefined, lastUpdated: new Map() };
  const head = await findHead(siteDir);
  return head !== undefined && head === state.git.head
    ? { head, lastUpdated: state.git.lastUpdated }
    : loadGitHistory(siteDir, head);
}
