import type { BodyModule, DocumentModule } from '#components/theme-contract.ts';
import { chooseMessages } from '#shared/engine-messages.ts';
import type { AssetsView, PageView, SiteView } from '#shared/page-view.ts';
import { BuildError } from '../errors/build-error.ts';
import type { BodyInfo } from '../plan/page/page-record.ts';
import type { PageSource } from '../read/sources/page-source.ts';
import { compileText } from './compile-text.ts';
import { createHighlight } from './create-highlight.ts';
import { createElementRenderer, type RenderedElements } from './element-renderer.ts';
import type { HtmlReader } from './html/read-html.ts';
import type { HighlightCache } from './markdown/highlight-cache.ts';
import { createHighlighter, type Highlighter } from './markdown/highlighter.ts';
import type { LinkEnvironment } from './markdown/link-environment.ts';
import { DEFAULT_MARKDOWN, type MarkdownOptions } from './markdown/markdown-options.ts';
import { moveSiteStyles } from './move-site-styles.ts';
import { moveStyles } from './move-styles.ts';
import { addHeadData, applyPageHead } from './page-head.ts';
import { type ReadBodyInput, readBody } from './read-body.ts';
import { compileParts, mergeCompiled } from './render-parts.ts';
import type { RenderTask } from './render-task.ts';
import { createSampleChecker } from './sample-checker.ts';
import { hashScript } from './security-policy.ts';
import type { Theme } from './theme/theme.ts';

export interface RendererInput {
  readonly body: BodyModule;
  readonly shell: DocumentModule;
  readonly env: LinkEnvironment;
  /** The site's sources, for their functions during rendering. */
  readonly sources: readonly PageSource[];
  readonly theme: Theme;
  /** Highlighter of the theme's colors; absent: the renderer has its own. */
  readonly highlighter?: Highlighter;
  /** Markdown options; absent: the documented syntax. */
  readonly markdown?: MarkdownOptions;
  /** Islands with unserializable props are rendered without hydration; absent: they are errors. */
  readonly keepsFailed?: boolean;
  /** Leaves `style=` attributes in place, for pages without a security policy. */
  readonly keepsStyles?: boolean;
  readonly site: SiteView;
  /** Variants of the site's view by name; `undefined` if there are none. */
  readonly sites: ReadonlyMap<string, SiteView> | undefined;
  readonly assets: AssetsView;
  /** Runs the code of a page with a time limit; absent in a worker, which can be terminated. */
  readonly limit?: (<T>(run: () => T) => T) | undefined;
}

export interface RenderedBody {
  readonly html: string;
  readonly info: BodyInfo;
}

export interface RenderedDocument {
  readonly html: string;
  /** Hashes of the page's inline scripts, including those of its body, in policy format. */
  readonly scripts: readonly string[];
}

/** Renders pages to strings: one server pass for the body, one for the document around it. Writes nothing. */
export interface Renderer {
  /**
   * Throws a `BuildError` for errors in the page's text. The body's HTML is parsed once, with `readers` as
   * visitors.
   */
  renderBody(task: RenderTask, options?: RenderBodyOptions): Promise<RenderedBody>;
  /** SVG of the page's social card; `undefined` for a theme without cards. */
  renderSocialImage(view: PageView): string | undefined;
  /** The whole document of a page around its body. */
  renderDocument(view: PageView, body: RenderedBody): RenderedDocument;
}

export interface RenderBodyOptions {
  readonly readers?: readonly HtmlReader[];
  /** Cached colors of code. */
  readonly cache?: HighlightCache;
}

/** Input for rendering a body of any kind. */
interface BodyInput {
  readonly lang: string;
  readonly readers: readonly HtmlReader[];
  readonly highlighter: Highlighter;
}

type MarkdownBody = Extract<RenderTask['body'], { type: 'markdown' }>;

/** Creates a renderer from a compiled theme and the site's data. */
export function createRenderer(input: RendererInput): Renderer {
  const { body, env, sources, theme, markdown: reading = DEFAULT_MARKDOWN, site, sites, limit } = input;
  const { highlighter = createHighlighter(theme.codeTheme) } = input;
  const move = (html: string) =>
    input.keepsStyles === true ? { html, styles: {} } : moveStyles(html, env.baseUrl);
  const elements = createElementRenderer({ body, env, theme, limit, keepsFailed: input.keepsFailed });
  const checkSamples = createSampleChecker(sources, env.forWorkers);

  const movedSites = new Map<SiteView, SiteView>();
  const showSite = (shown: SiteView): SiteView => {
    const moved = movedSites.get(shown) ?? (input.keepsStyles === true ? shown : moveSiteStyles(shown).site);
    movedSites.set(shown, moved);
    return moved;
  };

  const getSite = (variant: string | undefined): SiteView => {
    const own = variant === undefined ? site : sites?.get(variant);
    if (own === undefined) throw new Error(`the site has no variant \`${variant}\``);
    return own;
  };

  const { trustContributors } = env;
  const read = (
    { html, head, scripts: declared, dependencies }: RenderedElements,
    { parts, ...own }: Omit<ReadBodyInput, 'declared' | 'trustContributors'>,
  ): RenderedBody => {
    const moved = move(html);
    const all = [...dependencies, ...parts];
    const info = readBody(moved.html, { ...own, parts: all, declared, trustContributors });
    return { html: moved.html, info: { ...info, ...moved.styles, ...(head && { head }) } };
  };

  const renderComponentBody = async (
    task: RenderTask,
    { lang, readers, highlighter }: BodyInput,
  ): Promise<RenderedBody> => {
    const { body: source, key, tocLevels, view } = task;
    const texts = chooseMessages(theme.texts, lang);
    const code = { ...createHighlight(highlighter, reading), highlighter };
    const compiled = source.type === 'component' ? await compileParts(source, { env, texts, reading }) : [];
    const rendered = await code.render(() =>
      elements.renderComponent(task, { lang, url: view.url, code }, compiled),
    );
    const file = source.type === 'react' ? source.file : key;
    return read(rendered, {
      source: mergeCompiled(compiled.map((part) => part.compiled)),
      tocLevels,
      readers,
      createError: (message, _, hint) => new BuildError(message, { file, hint }),
      parts: [],
    });
  };

  const renderMarkdownBody = async (
    { route, tocLevels, view }: RenderTask,
    { frame, ...text }: MarkdownBody,
    { lang, readers, highlighter }: BodyInput,
  ): Promise<RenderedBody> => {
    const code = { ...createHighlight(highlighter, reading), highlighter };
    const texts = chooseMessages(theme.texts, lang);
    const reservedIds = frame?.reservedIds ?? [];
    const compiled = await compileText({ ...text, route, env, texts, reservedIds, reading });
    const { context } = compiled.compiled;
    const source = frame && sources.find(({ name }) => name === frame.source);
    const around = await source?.renderFrame?.(frame?.data, context, highlighter);
    context.headings.push(...(around?.headings ?? []));
    const samples = await checkSamples(context.fences, text.file);
    const rendered = await code.render(() =>
      elements.renderMarkdown(compiled, { lang, url: view.url, code }, around),
    );
    for (const { message, near } of rendered.staticFallbacks) {
      const { file = text.file, line } = context.errorNear(message, near, '').position;
      context.problems.push({
        ...{ kind: 'page', raw: '', file, message: `${message}; it is shown as it is at first` },
        ...(line !== undefined && { line }),
      });
    }
    const { html, info } = read(rendered, {
      source: context,
      tocLevels,
      readers,
      createError: (message, near, hint) => context.errorNear(message, near, hint),
      parts: samples?.parts ?? [],
    });
    return { html, info: { ...info, ...(samples && { samples: samples.info }) } };
  };

  return {
    async renderBody(task, { readers = [], cache } = {}) {
      const lang = task.view.textLocale?.name ?? getSite(task.view.siteVariant).lang;
      const own = { lang, readers, highlighter: cache ? highlighter.withCache(cache) : highlighter };
      return task.body.type === 'markdown'
        ? renderMarkdownBody(task, task.body, own)
        : renderComponentBody(task, own);
    },
    renderSocialImage(view) {
      const site = getSite(view.siteVariant);
      return input.shell.renderSocialImage?.({
        site,
        page: view,
        texts: chooseMessages(theme.texts, site.lang),
      });
    },
    renderDocument: (view, rendered) =>
      renderDocument(view, rendered, input, showSite(getSite(view.siteVariant))),
  };
}

function renderDocument(
  view: PageView,
  { html, info }: RenderedBody,
  { shell, assets, theme }: RendererInput,
  site: SiteView,
): RenderedDocument {
  const { value: document, scripts } = shell.renderPass({ prefix: 's' }, () =>
    shell.renderDocument({
      site,
      page: {
        ...applyPageHead(view, info.head, site),
        toc: info.toc,
        hideTitle: view.hideTitle || info.hasTitle,
        ...(info.hasMain === true && { hasMain: true }),
      },
      assets,
      bodyHtml: html,
      texts: chooseMessages(theme.texts, site.lang),
      head: theme.head ?? [],
      ...addHeadData(info.head, theme.headData),
    }),
  );
  return { html: document, scripts: [...new Set([...scripts.map(hashScript), ...(info.scripts ?? [])])] };
}
