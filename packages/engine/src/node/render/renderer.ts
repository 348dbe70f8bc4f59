import { createElement, Fragment, type ReactElement } from 'react';
import { findTexts } from '#shared/engine-texts.ts';
import type { AssetsView, PageView, SiteView } from '#shared/page-view.ts';
import type { PageFrame } from '../content/doc.ts';
import { BuildError } from '../errors/build-error.ts';
import { createBodyReader } from '../html/body-reader.ts';
import { type HtmlReader, readHtml } from '../html/read-html.ts';
import { type Compiled, compile, STATIC_COMPONENT } from '../markdown/compile.ts';
import { setCodeTheme } from '../markdown/highlight.ts';
import { type LinkEnvironment, toShownPart } from '../markdown/link-environment.ts';
import { resolveImports } from '../markdown/page-imports.ts';
import type { BodyFacts } from '../page/page-record.ts';
import type { ComponentUse, FrameViews, PageSource } from '../sources/page-source.ts';
import type { Theme } from '../theme/theme.ts';
import type { BodyModule, DocumentModule } from '../theme/theme-modules.ts';
import { allowBodyScripts } from './body-scripts.ts';
import { createFacts, type FactsSource } from './create-facts.ts';
import { createContent, explainRenderError } from './evaluate.ts';
import { hashFiles } from './hash-files.ts';
import { compileParts, mergeFacts, renderWithParts } from './render-parts.ts';
import type { RenderTask } from './render-task.ts';
import { createSampleChecker } from './sample-checker.ts';
import { hashScript } from './security-policy.ts';

export interface RendererInput {
  readonly body: BodyModule;
  readonly shell: DocumentModule;
  readonly env: LinkEnvironment;
  /** The site's sources, for what they do while a page is rendered. */
  readonly sources: readonly PageSource[];
  readonly theme: Theme;
  readonly site: SiteView;
  /** Variants of the site's view that pages name; `undefined` for none. */
  readonly sites: ReadonlyMap<string, SiteView> | undefined;
  readonly assets: AssetsView;
  /** Runs the code of a page; absent where the thread itself may be ended. */
  readonly limit?: (<T>(run: () => T) => T) | undefined;
}

export interface RenderedBody {
  readonly html: string;
  readonly facts: BodyFacts;
}

export interface RenderedDocument {
  readonly html: string;
  /** Hashes of the page's inline scripts, those of its body included, as a policy names them. */
  readonly scripts: readonly string[];
}

/** Renders pages to text: one server pass for the body, one for the document around it. Writes nothing. */
export interface Renderer {
  /** Throws a `BuildError` for faults of the page's text. The body's HTML is read once: `readers` hear it then. */
  renderBody(task: RenderTask, readers?: readonly HtmlReader[]): Promise<RenderedBody>;
  /** SVG of what is shown of a link to the page; `undefined` for a theme that draws none. */
  renderSocialImage(view: PageView): string | undefined;
  /** The whole document of a page around its body. */
  renderDocument(view: PageView, body: RenderedBody): RenderedDocument;
}

interface ReadBodyOptions {
  readonly readers: readonly HtmlReader[];
  readonly createError: (message: string, near: string, hint: string) => Error;
  readonly parts: BodyFacts['parts'];
}

/** Element whose tags are taken out again: it only carries static HTML through React. */
const CARRIER = 'gw-static';

/** Makes a renderer of a compiled theme and the site's data. */
export function createRenderer(input: RendererInput): Renderer {
  const { body, shell, env, sources, theme, site, sites, assets, limit = runAtOnce } = input;
  setCodeTheme(theme.codeTheme);
  const { baseUrl, privateRepositories } = env;
  /** What the components of the page at hand have read, by key, with its hash. */
  const readParts = new Map<string, string>();
  const read = (name: string): unknown => {
    const key = toShownPart(name);
    readParts.set(key, env.parts.get(key) ?? '');
    return env.shown.get(name)?.value;
  };
  const context = { baseUrl, privateRepositories, read };
  const { sitePages, pageComponents } = body;
  const components = { ...body.mdxComponents, ...body.siteComponents, [STATIC_COMPONENT]: StaticHtml };
  const checkSamples = createSampleChecker(sources, env.forWorkers);

  const renderElement = (content: ReactElement, lang: string): string => {
    body.resetIslands('b');
    body.takeScripts();
    return body
      .renderBody(content, { ...context, texts: findTexts(theme.texts, lang) })
      .replaceAll(`<${CARRIER}>`, '')
      .replaceAll(`</${CARRIER}>`, '');
  };

  const renderMarkdown = (compiled: Compiled, lang: string, around?: FrameViews): string => {
    try {
      const { imports, file } = compiled.context;
      const own = resolveImports(imports, body.contentModules, file);
      return limit(() => {
        const content = createContent(compiled, components, own);
        return renderElement(around === undefined ? content : surround(content, around), lang);
      });
    } catch (error) {
      throw explainRenderError(error, compiled);
    }
  };

  const getComponent = (name: string, page: string) => {
    const component = pageComponents[name];
    if (component === undefined) throw new Error(`the theme has no component \`${name}\` for \`${page}\``);
    return component;
  };
  const create = ({ component, props }: ComponentUse): ReactElement =>
    createElement(getComponent(component, 'a frame') as never, props);

  /** A page's own text between what its source makes around it. */
  const surround = (content: ReactElement, { above, below }: FrameViews): ReactElement =>
    createElement(Fragment, null, create(above), content, create(below));

  const renderFrame = async (frame: PageFrame, compiled: Compiled): Promise<FrameViews | undefined> => {
    const source = sources.find(({ name }) => name === frame.source);
    return source?.renderFrame?.(frame.data, compiled.context);
  };

  const renderComponent = (task: RenderTask, lang: string, parts: readonly Compiled[]): string => {
    const { body } = task;
    const component = body.type === 'react' ? sitePages[body.file] : getComponent(nameOf(body), task.key);
    if (component === undefined) throw new Error(`the theme has no page \`${task.key}\``);
    try {
      const props = body.type === 'component' ? body.props : {};
      const create = (elements: readonly ReactElement[]): ReactElement =>
        createElement(component as never, { ...props, ...(elements.length > 0 && { parts: elements }) });
      return renderWithParts({
        parts,
        components,
        render: (content) => limit(() => renderElement(content, lang)),
        create,
      });
    } catch (error) {
      if (body.type !== 'react' || !(error instanceof Error)) throw error;
      throw new BuildError(`page could not be rendered: ${error.message}`, {
        file: body.file,
        hint: 'Correct the component, or what it imports.',
        cause: error,
      });
    }
  };

  const getSite = (variant: string | undefined): SiteView => {
    const own = variant === undefined ? site : sites?.get(variant);
    if (own === undefined) throw new Error(`the site has no variant \`${variant}\``);
    return own;
  };

  /** What is known of a rendered body, after the one reading of its HTML. */
  const readBody = async (
    html: string,
    source: FactsSource,
    { tocLevels }: RenderTask,
    { readers, createError, parts }: ReadBodyOptions,
  ): Promise<BodyFacts> => {
    const declared = body.takeScripts();
    const reader = createBodyReader();
    readHtml(html, [reader, ...readers]);
    const { reading } = reader;
    const scripts = allowBodyScripts({
      reading,
      declared,
      trustContributors: env.trustContributors,
      createError,
    });
    const files = await hashFiles([...source.files], env.siteDir);
    return createFacts({ reading, context: source, tocLevels, files, parts, scripts });
  };

  return {
    async renderBody(task, readers = []) {
      const { body, route, view } = task;
      readParts.clear();
      const lang = view.textLocale?.name ?? getSite(view.siteVariant).lang;
      const texts = findTexts(theme.texts, lang);
      if (body.type !== 'markdown') {
        const parts = body.type === 'component' ? await compileParts(body, env, texts) : [];
        const html = renderComponent(task, lang, parts);
        const file = body.type === 'react' ? body.file : task.key;
        const createError = (message: string, _: string, hint: string) =>
          new BuildError(message, { file, hint });
        const facts = await readBody(html, mergeFacts(parts), task, {
          readers,
          createError,
          parts: [...readParts],
        });
        return { html, facts };
      }
      const { file, format, source, written, origin, frame } = body;
      const reservedIds = frame?.reservedIds ?? [];
      const compiled = await compile({
        file,
        format,
        source,
        written,
        route,
        env,
        texts,
        reservedIds,
        origin,
      });
      const around = frame && (await renderFrame(frame, compiled));
      compiled.context.headings.push(...(around?.headings ?? []));
      const samples = await checkSamples(source, file);
      const html = renderMarkdown(compiled, lang, around);
      const { context } = compiled;
      const createError = (message: string, near: string, hint: string): BuildError =>
        context.errorNear(message, near, hint);
      const facts = await readBody(html, context, task, {
        readers,
        createError,
        parts: [...readParts, ...(samples?.parts ?? [])],
      });
      return { html, facts: { ...facts, ...(samples && { samples: samples.facts }) } };
    },
    renderSocialImage(view) {
      const site = getSite(view.siteVariant);
      return shell.renderSocialImage?.({ site, page: view, texts: findTexts(theme.texts, site.lang) });
    },
    renderDocument(view, { html, facts }) {
      const page = { ...view, toc: facts.toc, hideTitle: view.hideTitle || facts.hasTitle };
      shell.resetIslands('s');
      shell.takeScripts();
      const document = shell.renderDocument({
        site: getSite(view.siteVariant),
        page,
        assets,
        bodyHtml: html,
        texts: findTexts(theme.texts, getSite(view.siteVariant).lang),
        head: theme.head ?? [],
      });
      const scripts = shell.takeScripts().map(hashScript);
      return { html: document, scripts: [...new Set([...scripts, ...(facts.scripts ?? [])])] };
    },
  };
}

function runAtOnce<T>(run: () => T): T {
  return run();
}

function nameOf(body: RenderTask['body']): string {
  return body.type === 'component' ? body.name : '';
}

function StaticHtml({ html }: { html: string }): ReactElement {
  return createElement(CARRIER, { dangerouslySetInnerHTML: { __html: html } });
}
