import path from 'node:path';
import type { DevEnvironment, ViteDevServer } from 'vite';
import type { BodyModule, DocumentModule } from '#components/theme-contract.ts';
import { chooseMessages } from '#shared/engine-messages.ts';
import type { AssetsView } from '#shared/page-view.ts';
import { createSidebarView } from '#shared/sidebar-view.ts';
import { createMarkdownHead, joinMarkdownPage } from '../../index/markdown-export/create-markdown-page.ts';
import { createAddressResolver } from '../../index/markdown-export/markdown-address.ts';
import { convertBody, resolveAddresses } from '../../index/markdown-export/markdown-listener.ts';
import { NO_PLAIN_TEXT_RULES } from '../../index/markdown-export/plain-text-rules.ts';
import { ENGINE_DIR } from '../../paths.ts';
import { planTasks } from '../../pipeline/site/plan-tasks.ts';
import { EMPTY_STATE } from '../../pipeline/site/site-state.ts';
import type { PagePlan } from '../../plan/page/page-plan.ts';
import type { BodyInfo } from '../../plan/page/page-record.ts';
import type { SidebarFragment } from '../../plan/site-model.ts';
import { runLimited } from '../../render/limited-run.ts';
import { createHighlightCache } from '../../render/markdown/highlight-cache.ts';
import { createHighlighter, type Highlighter } from '../../render/markdown/highlighter.ts';
import { createRenderer, type RenderedBody, type Renderer } from '../../render/renderer.ts';
import { addToHead } from '../../render/security-policy.ts';
import type { DevSite } from './dev-site.ts';
import { renderRevisionMark } from './revision-mark.ts';
import { collectStyles, renderStyles } from './theme-styles.ts';

const BODY = path.join(ENGINE_DIR, 'src/node/render/theme/body-entry.ts');
const SHELL = path.join(ENGINE_DIR, 'src/node/render/theme/shell-entry.ts');
const ENTRY = 'virtual:theme-client';
/** Time limit for a page's code in seconds: the server answers no other request in that time. */
const PAGE_SECONDS = Number(process.env.GRUNTWORK_DOCS_PAGE_SECONDS ?? 10);

/** Number of cached pages: those requested between an edit and its event. */
const MOST_RECENT = 8;

export interface RenderedPage {
  readonly html: string;
  readonly info: BodyInfo;
}

/** Renders pages with the current theme. */
export interface DevRenderer {
  /** Loads the theme's modules and styles. Throws Vite's error if one does not compile. */
  prepare(): Promise<void>;
  /**
   * Renders the page, or returns the one rendered ahead if it is still valid. `own` is the revision from
   * before loading site and plan.
   */
  renderPage(site: DevSite, plan: PagePlan, own: string): Promise<RenderedPage>;
  /** Renders a page for the request that follows an edit. Throws its errors. */
  renderAhead(site: DevSite, plan: PagePlan): Promise<void>;
  /**
   * Invalidates cached pages after a change: those whose text has changed, or all of them if anything else
   * has.
   */
  forget(isOneText: boolean): void;
  /** Marks a change as fully processed: earlier requests may have received the previous state. */
  advance(): void;
  /** Revision of a page requested now; changes with every edit. */
  readonly revision: string;
  /** The page as Markdown. */
  renderMarkdownPage(site: DevSite, plan: PagePlan): Promise<string>;
  renderFragment(site: DevSite, fragment: SidebarFragment): Promise<string>;
}

export function createDevRenderer(vite: ViteDevServer): DevRenderer {
  const { base } = vite.config;
  const assets: AssetsView = {
    css: [],
    entry: `${base}@id/${ENTRY}`,
    preloads: [],
    fonts: [],
    buildId: 'development',
  };
  const loadModule = async (url: string): Promise<Record<string, unknown>> => {
    try {
      return await vite.ssrLoadModule(url);
    } catch (error) {
      forgetFailures(vite.environments.ssr);
      throw error;
    }
  };
  const loadBody = async (): Promise<BodyModule> => (await loadModule(BODY)) as unknown as BodyModule;
  const loadShell = async (): Promise<DocumentModule> =>
    (await loadModule(SHELL)) as unknown as DocumentModule;

  const create = async ({ env, model, loaded }: DevSite): Promise<Renderer> => {
    const { sources, theme, markdown } = loaded.config;
    const [body, shell] = await Promise.all([loadBody(), loadShell()]);
    const { site, sites } = model;
    // The server restarts when the theme changes.
    highlighter ??= createHighlighter(theme.codeTheme);
    return createRenderer({
      ...{ body, shell, highlighter, env, sources, theme, markdown, site, sites, assets },
      keepsStyles: true,
      keepsFailed: loaded.config.config.onFailedPages !== 'throw',
      limit: limitPage,
    });
  };

  const render = async (site: DevSite, plan: PagePlan): Promise<RenderedPage> => {
    const renderer = await create(site);
    const rendered: RenderedBody = await renderer.renderBody(await createTask(site, plan), { cache });
    const styles = renderStyles(await collectStyles(vite.environments.client, ENTRY));
    const { html } = renderer.renderDocument(plan.view, rendered);
    return {
      // Vite's client must run before all other modules, and the engine's before those of the page.
      html: addToHead(
        html,
        `<script type="module" src="${base}@vite/client"></script>\n<script type="module" src="${base}@id/virtual:dev-client"></script>\n${styles}\n`,
      ),
      info: rendered.info,
    };
  };
  const cache = createHighlightCache();
  let highlighter: Highlighter | undefined;
  let revision = 1;
  const recent = new Map<PagePlan, RecentPage>();
  const getRecent = (site: DevSite, plan: PagePlan): RecentPage | undefined => {
    const known = recent.get(plan);
    return known?.site === site ? known : undefined;
  };
  const keep = (plan: PagePlan, page: RecentPage): void => {
    recent.delete(plan);
    recent.set(plan, page);
    const [oldest] = recent.keys();
    if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
  };

  return {
    forget(isOneText) {
      if (!isOneText) recent.clear();
      revision++;
    },
    advance() {
      revision++;
    },
    get revision() {
      return String(revision);
    },
    async renderAhead(site, plan) {
      const known = getRecent(site, plan) ?? { site, page: render(site, plan), isShown: false };
      keep(plan, known);
      await known.page;
    },
    async prepare() {
      // Islands are found while the server's modules are loaded.
      await Promise.all([loadBody(), loadShell()]);
      await collectStyles(vite.environments.client, ENTRY);
    },
    async renderPage(site, plan, own) {
      const mark = renderRevisionMark(own);
      const known = getRecent(site, plan);
      // Used only once: a page's other inputs are not watched for it.
      const page = known?.isShown === false ? known.page : render(site, plan);
      keep(plan, { site, page, isShown: true });
      const { html, info } = await page;
      return { html: addToHead(html, mark), info };
    },
    async renderMarkdownPage(site, plan) {
      const { model, loaded } = site;
      const { config, theme } = loaded.config;
      const { html, info } = await (await create(site)).renderBody(await createTask(site, plan), { cache });
      const resolve = createAddressResolver(model.pages, config);
      const marked = convertBody(html, theme.plainTextRules ?? NO_PLAIN_TEXT_RULES);
      const body = resolveAddresses(marked, (url) => resolve(url, plan.view));
      return joinMarkdownPage(createMarkdownHead(plan.view, config, info.hasTitle), body);
    },
    async renderFragment({ loaded }, { name, index, lang }) {
      return (await loadShell()).renderSidebarFragment(
        createSidebarView({ name, index }),
        chooseMessages(loaded.config.theme.texts, lang),
      );
    },
  };
}

/** A page that was recently rendered for an edit or a request. */
interface RecentPage {
  readonly site: DevSite;
  readonly page: Promise<RenderedPage>;
  /** True once it has answered a request. */
  readonly isShown: boolean;
}

/** Vite caches a module's failure until the file changes, even if it changed while the module was loading. */
function forgetFailures({ moduleGraph }: DevEnvironment): void {
  for (const module of moduleGraph.idToModuleMap.values()) {
    if (module.ssrError !== null) moduleGraph.invalidateModule(module);
  }
}

function limitPage<T>(run: () => T): T {
  return runLimited(run, PAGE_SECONDS);
}

async function createTask({ env }: DevSite, plan: PagePlan) {
  const [planned] = await planTasks({
    plans: [plan],
    bodies: EMPTY_STATE.bodies,
    env,
    bodyHash: '',
    documentHash: '',
  });
  if (planned === undefined) throw new Error(`page \`${plan.key}\` could not be planned`);
  return planned.task;
}
