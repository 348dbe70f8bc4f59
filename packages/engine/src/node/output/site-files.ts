import { pathToFileURL } from 'node:url';
import { findTexts, type TextCatalogues } from '#shared/engine-texts.ts';
import { createSidebarView } from '#shared/sidebar-view.ts';
import { outputFile } from '#shared/url.ts';
import { hashText } from '../cache/hash.ts';
import type { LoadedSite } from '../commands/load-site.ts';
import type { SiteModel } from '../model/site-model.ts';
import { findConnectSources } from '../render/connect-sources.ts';
import { createPolicy } from '../render/security-policy.ts';
import type { ThemeBundle } from '../theme/bundle-theme.ts';
import type { DocumentModule } from '../theme/theme-modules.ts';
import { renderHeaders, renderMissingRules, renderRedirectPage, renderRedirects } from './host-rules.ts';
import { renderLlms } from './llms.ts';
import type { OutputFile } from './publish.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';

export interface SiteFilesInput {
  readonly loaded: LoadedSite;
  readonly model: SiteModel;
  readonly theme: ThemeBundle;
  readonly scriptHashes: readonly string[];
}

/** Files that belong to the site as a whole: sitemap, list for programs, rules for hosts, redirects, long sidebars. */
export async function createSiteFiles(input: SiteFilesInput): Promise<Map<string, OutputFile>> {
  const { loaded, model, theme, scriptHashes } = input;
  const { config } = loaded.config;
  const { baseUrl } = config;
  const { redirects } = loaded.redirects;
  const files = new Map<string, string>();
  for (const redirect of redirects)
    files.set(outputFile(redirect.from), renderRedirectPage(redirect, baseUrl));
  files.set('sitemap.xml', renderSitemap(model.pages));
  files.set('robots.txt', renderRobots(new URL(`${baseUrl}sitemap.xml`, config.url).href, config.noIndex));
  const trees = model.fragments.map(({ index }) => index);
  if (!config.noIndex) files.set('llms.txt', renderLlms(model.pages, trees, config));
  files.set(
    '_headers',
    renderHeaders({
      baseUrl,
      policy: createPolicy(scriptHashes, findConnectSources(model.site, loaded.config.search)),
    }),
  );
  const rules = renderRedirects(redirects, baseUrl) + renderMissingRules(model.pages, baseUrl);
  if (rules !== '') files.set('_redirects', rules);
  // GitHub Pages drops files that begin with an underscore unless this one is there.
  files.set('.nojekyll', '');
  const outputs = new Map(
    [...files].map(([file, text]): [string, OutputFile] => [
      file,
      { type: 'text', text, key: hashText(text) },
    ]),
  );
  for (const [file, output] of await renderFragments(model, theme, loaded.config.theme.texts))
    outputs.set(file, output);
  return outputs;
}

async function renderFragments(
  model: SiteModel,
  theme: ThemeBundle,
  catalogues: TextCatalogues,
): Promise<[string, OutputFile][]> {
  const used = new Set(
    model.pages
      .map((plan) => plan.view.sidebar)
      .flatMap((sidebar) => (sidebar?.fragmentUrl === undefined ? [] : [sidebar.name])),
  );
  const fragments = model.fragments.filter((fragment) => used.has(fragment.name));
  if (fragments.length === 0) return [];
  const shell: DocumentModule = await import(pathToFileURL(theme.shellModule).href);
  return fragments.map(({ name, index, path, lang }) => {
    const text = shell.renderSidebarFragment(createSidebarView({ name, index }), findTexts(catalogues, lang));
    return [path.slice(1), { type: 'text', text, key: hashText(text) }];
  });
}
