import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentModule } from '#components/theme-contract.ts';
import { chooseMessages } from '#shared/engine-messages.ts';
import { createSidebarView } from '#shared/sidebar-view.ts';
import { outputFile } from '#shared/url.ts';
import { hashJson, hashText } from '../cache/hash.ts';
import { createFullText } from '../index/llms-full.ts';
import { toMarkdownFile } from '../index/markdown-export/markdown-address.ts';
import { renderTextFiles } from '../index/text-files.ts';
import type { SiteModel } from '../plan/site-model.ts';
import {
  renderHeaders,
  renderMissingRules,
  renderRedirectPage,
  renderRedirects,
} from '../publish/host-rules.ts';
import type { OutputFile } from '../publish/manifest.ts';
import type { OutputSet } from '../publish/output-set.ts';
import { isPattern } from '../read/content/redirects.ts';
import { findConnectSources } from '../render/connect-sources.ts';
import { moveSiteStyles } from '../render/move-site-styles.ts';
import { createPolicy } from '../render/security-policy.ts';
import type { ThemeBundle } from '../render/theme/theme-bundle.ts';
import type { LoadedSite } from './site/load-site.ts';

export interface SiteFilesInput {
  readonly loaded: LoadedSite;
  readonly model: SiteModel;
  readonly theme: ThemeBundle;
  readonly scriptHashes: readonly string[];
  readonly staticFiles: ReadonlyMap<string, unknown>;
  /** A published file of the last build, if it has this key. */
  findPublished(file: string, key: string): OutputFile | undefined;
}

const FULL_TEXT = 'llms-full.txt';

/** Files of the site as a whole: texts for programs, rules for hosts, redirects, long sidebars. */
export async function addSiteFiles(input: SiteFilesInput, outputs: OutputSet): Promise<void> {
  const { loaded, model, scriptHashes } = input;
  const { config } = loaded.config;
  const { baseUrl } = config;
  const { redirects } = loaded.redirects;
  const files = new Map<string, string>();
  const folder = path.join(loaded.siteDir, config.staticDirectory);
  const readOwn = async (name: string): Promise<string> =>
    input.staticFiles.has(name) ? endLine(await readFile(path.join(folder, name), 'utf8')) : '';
  for (const redirect of redirects.filter((candidate) => !isPattern(candidate)))
    outputs.add(
      outputFile(redirect.from),
      `redirect ${redirect.from}`,
      toOutput(renderRedirectPage(redirect, baseUrl)),
    );
  for (const site of [model.site, ...(model.sites?.values() ?? [])])
    for (const { path: file, css } of moveSiteStyles(site).styles)
      outputs.add(file.slice(1), 'styles of texts', { type: 'text', text: css, key: file });
  const isStatic = (name: string): boolean => input.staticFiles.has(name);
  if (!config.noIndex && !isStatic(FULL_TEXT)) {
    const fullText = createFullText({ plans: model.pages, files: outputs.files, toMarkdownFile });
    if (fullText !== undefined) outputs.add(FULL_TEXT, 'the engine', fullText);
  }
  const texts = renderTextFiles({
    plans: model.pages,
    trees: model.fragments.map(({ index }) => index),
    config,
    hasFullText: outputs.files.has(FULL_TEXT),
    isStatic,
  });
  for (const [file, text] of texts) files.set(file, text);
  files.set(
    '_headers',
    renderHeaders({
      baseUrl,
      policy: createPolicy(scriptHashes, findConnectSources(model.site, loaded.config.search), config),
    }) + (await readOwn('_headers')),
  );
  const rules =
    renderRedirects(redirects, baseUrl) +
    (await readOwn('_redirects')) +
    renderMissingRules(model.pages, baseUrl);
  if (rules !== '') files.set('_redirects', rules);
  // GitHub Pages drops files that begin with an underscore unless this file exists.
  files.set('.nojekyll', '');
  for (const [file, text] of files) outputs.add(file, 'the engine', toOutput(text));
  for (const [file, output] of await renderFragments(input)) outputs.add(file, 'a sidebar', output);
}

function toOutput(text: string): OutputFile {
  return { type: 'text', text, key: hashText(text) };
}

function endLine(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

/** Long sidebars as separate files. Published ones are not rendered again. */
async function renderFragments({
  loaded,
  model,
  theme,
  findPublished,
}: SiteFilesInput): Promise<[string, OutputFile][]> {
  const used = new Set(
    model.pages
      .map((plan) => plan.view.sidebar)
      .flatMap((sidebar) => (sidebar?.fragmentUrl === undefined ? [] : [sidebar.name])),
  );
  const fragments = model.fragments.filter((fragment) => used.has(fragment.name));
  const catalogues = loaded.config.theme.texts;
  return Promise.all(
    fragments.map(async ({ name, index, path: sitePath, lang }): Promise<[string, OutputFile]> => {
      const file = sitePath.slice(1);
      const view = createSidebarView({ name, index });
      const texts = chooseMessages(catalogues, lang);
      const key = hashText(theme.shellHash, hashJson([view, texts]));
      const published = findPublished(file, key);
      if (published !== undefined) return [file, published];
      const shell: DocumentModule = await import(pathToFileURL(theme.shellModule).href);
      return [file, { type: 'text', text: shell.renderSidebarFragment(view, texts), key }];
    }),
  );
}
