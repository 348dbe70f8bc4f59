import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { routeKey } from '#shared/url.ts';
import { hashText } from '../../cache/hash.ts';
import { checkDuplicateRoutes } from '../../check/check-pages.ts';
import { checkPagePaths } from '../../check/check-paths.ts';
import type { Problem } from '../../errors/problem.ts';
import { decodeText } from '../../files/decode-text.ts';
import { hasMarkdownPage, toMarkdownFile } from '../../index/markdown-export/markdown-address.ts';
import { renderTextFiles } from '../../index/text-files.ts';
import { listSiteProblems } from '../../pipeline/site/list-site-problems.ts';
import { type LoadedSite, type LoadSiteOptions, loadSite } from '../../pipeline/site/load-site.ts';
import { modelSite } from '../../pipeline/site/model-site.ts';
import { createLinkEnvironment } from '../../pipeline/site/site-context.ts';
import { makeSourceFiles } from '../../pipeline/site/source-files.ts';
import type { PagePlan } from '../../plan/page/page-plan.ts';
import type { SiteModel } from '../../plan/site-model.ts';
import { collectStaticFiles } from '../../publish/static-files.ts';
import type { Expand } from '../../read/content/doc.ts';
import { splitFrontmatter } from '../../read/content/frontmatter.ts';
import { findContentTitle } from '../../read/content/title.ts';
import type { GeneratedFile } from '../../read/sources/page-source.ts';
import type { LinkEnvironment } from '../../render/markdown/link-environment.ts';
import { createStartKey, OutdatedServer } from './start-key.ts';

/** A site as it is on disk, with what pages are found by. */
export interface DevSite {
  readonly loaded: LoadedSite;
  readonly model: SiteModel;
  readonly env: LinkEnvironment;
  /** Pages by decoded route key; the page for unknown URLs is not among them. */
  readonly pages: Map<string, PagePlan>;
  readonly notFound: PagePlan;
  /** Keys of the routes of all pages. */
  readonly routes: ReadonlySet<string>;
  /** Site paths of all published files except the pages. */
  readonly files: ReadonlySet<string>;
  /** Those of them that sources make. */
  readonly madeFiles: ReadonlyMap<string, GeneratedFile>;
  /** Texts about the site as a whole, by path in the output; rendered on demand. */
  readonly texts: () => ReadonlyMap<string, string>;
  /** Problems of the site as a whole. */
  readonly problems: readonly Problem[];
}

/** The site, loaded on demand, and again after changes. */
export interface DevSiteSource {
  /**
   * Throws `BuildError`s for problems of the site, an `OutdatedServer` when its config requires another
   * server.
   */
  get(): Promise<DevSite>;
  /** Makes the next `get` read the site again. */
  invalidate(): void;
  /** The plan of a page with its text as it is on disk now; `undefined` when the site has no such page. */
  findPage(sitePath: string): Promise<PagePlan | undefined>;
  /** The plan, as it was last known, of the page that a file has; by its absolute path. */
  findPageOf(file: string): Promise<PagePlan | undefined>;
  /** A page's plan with its text as it is on disk now; `undefined` where more than the words has changed. Reads no other file. */
  findWords(plan: PagePlan): Promise<PagePlan | undefined>;
}

type DevSiteOptions = Pick<LoadSiteOptions, 'baseUrl' | 'onDamage'>;

/** Makes a source for a site's folder; `startKey` is of the config that the server started with, `baseUrl` overrides that of the file. */
export function createDevSiteSource(
  siteDir: string,
  startKey: string,
  options: DevSiteOptions = {},
): DevSiteSource {
  let site: Promise<DevSite> | undefined;
  /** The plan with the present text, from here on that of the site; `undefined` where more than the text has changed. */
  const refresh = async ({ pages, loaded }: DevSite, plan: PagePlan): Promise<PagePlan | undefined> => {
    if (plan.body.type === 'component') return plan;
    const fresh = await refreshPlan(plan, plan.body, siteDir, loaded.inserts.expand);
    if (fresh === undefined) return undefined;
    const key = decodeURI(routeKey(plan.route));
    const present = pages.get(key);
    // Two may have read the same text at once: it has one plan.
    if (present !== undefined && readText(present) === readText(fresh)) return present;
    pages.set(key, fresh);
    return fresh;
  };
  const source: DevSiteSource = {
    get() {
      if (site !== undefined) return site;
      const loading = loadDevSite(siteDir, startKey, options);
      site = loading;
      // A failure is not cached: the next request may come before the watcher's event for the fix.
      loading.catch(() => {
        if (site === loading) site = undefined;
      });
      return loading;
    },
    invalidate() {
      site = undefined;
    },
    async findPage(sitePath) {
      const key = routeKey(sitePath);
      const current = await source.get();
      const plan = current.pages.get(key);
      const fresh = plan && (await refresh(current, plan));
      if (plan === undefined || fresh !== undefined) return fresh;
      source.invalidate();
      return (await source.get()).pages.get(key);
    },
    async findPageOf(file) {
      const { pages } = await source.get();
      const name = path.relative(siteDir, file).replaceAll(path.sep, '/');
      return [...pages.values()].find(({ key }) => key === name);
    },
    findWords: async (plan) => refresh(await source.get(), plan),
  };
  return source;
}

/** The text that a plan was made of; `undefined` for a page of code. */
function readText({ body }: PagePlan): string | undefined {
  return body.type === 'component' ? undefined : body.doc.source.text;
}

/** The plan with the present text; `undefined` when more than the text has changed. */
async function refreshPlan(
  plan: PagePlan,
  body: Exclude<PagePlan['body'], { type: 'component' }>,
  siteDir: string,
  expand: Expand,
): Promise<PagePlan | undefined> {
  const { doc } = body;
  if (doc.isMade === true) return plan;
  const { file, text: before } = doc.source;
  const data = await readFile(path.join(siteDir, file)).catch(() => undefined);
  if (data === undefined) return undefined;
  const written = decodeText(data, file);
  const found = { file, text: written, hash: hashText(written) };
  const source = doc.frame === undefined ? expand(found) : found;
  const { text } = source;
  if (text === before) return plan;
  // A source creates the content around the text: it must read the file again.
  if (doc.frame !== undefined || doc.format === 'tsx') return undefined;
  if (!hasSameHead(before, text)) return undefined;
  return { ...plan, body: { type: 'doc', doc: { ...body.doc, source } } };
}

/** True when nothing changed that other pages show: sidebars, breadcrumbs and tags come from the head of a text. */
function hasSameHead(before: string, after: string): boolean {
  return (
    splitFrontmatter(before).yaml === splitFrontmatter(after).yaml &&
    findContentTitle(before) === findContentTitle(after)
  );
}

async function loadDevSite(siteDir: string, startKey: string, options: DevSiteOptions): Promise<DevSite> {
  const loaded = await loadSite(siteDir, { includeDrafts: true, ...options });
  const { config } = loaded.config;
  if (createStartKey(loaded.config) !== startKey) throw new OutdatedServer();
  const staticFiles = await collectStaticFiles(siteDir, config);
  const model = modelSite(loaded, staticFiles);
  const { unique, problems: duplicates } = checkDuplicateRoutes(model.pages);
  checkPagePaths(unique);
  const notFound = unique.find((plan) => plan.view.kind === 'not-found');
  if (notFound === undefined) throw new Error('the site has no page for unknown URLs');
  const env = createLinkEnvironment(loaded, model, staticFiles);
  const madeFiles = makeSourceFiles(loaded, env);
  const files = new Set([
    ...env.staticFiles,
    ...model.fragments.map((fragment) => fragment.path),
    ...madeFiles.keys(),
    ...loaded.redirects.redirects.filter(({ from }) => from === '/').map(() => '/index.html'),
    ...unique.filter(hasMarkdownPage).map(({ output }) => `/${toMarkdownFile(output)}`),
    '/robots.txt',
    '/llms.txt',
    '/sitemap.xml',
  ]);
  let texts: ReadonlyMap<string, string> | undefined;
  const renderTexts = (): ReadonlyMap<string, string> =>
    renderTextFiles({
      plans: unique,
      trees: model.fragments.map(({ index }) => index),
      config: loaded.config.config,
      hasFullText: false,
      isStatic: (name) => staticFiles.has(name),
    });
  const routes = new Set(unique.map((plan) => routeKey(plan.route)));
  return {
    loaded,
    model,
    env,
    pages: new Map(
      unique.filter((plan) => plan !== notFound).map((plan) => [decodeURI(routeKey(plan.route)), plan]),
    ),
    notFound,
    routes,
    files,
    madeFiles,
    texts: () => (texts ??= renderTexts()),
    problems: [...duplicates, ...listSiteProblems({ loaded, model, plans: unique, env, files })],
  };
}
