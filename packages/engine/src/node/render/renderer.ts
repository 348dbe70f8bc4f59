import { createElement, Fragment, type ReactElement } from 'react';
import { findTexts } from '#shared/engine-texts.ts';
import type { AssetsView, PageView, SiteView } from '#shared/page-view.ts';
import { withBase } from '#shared/url.ts';
import { hashText } from '../cache/hash.ts';
import type { PageFrame } from '../content/doc.ts';
import { BuildError } from '../errors/build-error.ts';
import { createBodyReader } from '../html/body-reader.ts';
import { hoistStyles } from '../html/hoist-styles.ts';
import { type HtmlReader, readHtml } from '../html/read-html.ts';
import { STATIC_COMPONENT } from '../markdown/compile.ts';
import { setCodeTheme } from '../markdown/highlight.ts';
import { type LinkEnvironment, toShownPart } from '../markdown/link-environment.ts';
import { type MarkdownReading, PLAIN_READING } from '../markdown/reading.ts';
import type { BodyFacts } from '../page/page-record.ts';
import type { ComponentUse, FrameViews, PageSource } from '../sources/page-source.ts';
import type { Theme } from '../theme/theme.ts';
import type { BodyModule, DocumentModule } from '../theme/theme-modules.ts';
import { allowBodyScripts } from './body-scripts.ts';
import { createFacts, type FactsSource } from './create-facts.ts';
import { createHighlight } from './create-highlight.ts';
import { explainRenderError } from './evaluate.ts';
import { hashFiles } from './hash-files.ts';
import { type CompiledText, compileText, createTextElement } from './page-texts.ts';
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
  /** How texts are read; absent: as the engine's documentation says. */
  readonly markdown?: MarkdownReading;
  /** `style=` stays where it is written: pages have no security policy. */
  readonly keepsStyles?: boolean;
  readonly site: SiteView;
  /** Variants of the site's view that pages name; `undefined` for none. */
  readonly sites: ReadonlyMap<string, SiteView> | undefined;
  readonly assets: AssetsView;
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
  const { body, shell, env, sources, theme, markdown: reading = PLAIN_READING, site, sites, assets } = input;
  const code = createHighlight();
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
  const components = {
    ...body.mdxComponents,
    ...body.siteComponents,
    [STATIC_COMPONENT]: StaticHtml,
  };
  const checkSamples = createSampleChecker(sources, env.forWorkers);

  const renderElement = (content: ReactElement, lang: string, url: string): string => {
    body.resetIslands('b');
    body.takeScripts();
    return body
      .renderBody(content, {
        ...context,
        url,
        highlight: code.highlight,
        texts: findTexts(theme.texts, lang),
      })
      .replaceAll(`<${CARRIER}>`, '')
      .replaceAll(`</${CARRIER}>`, '');
  };

  const renderMarkdown = (text: CompiledText, lang: string, url: string, around?: FrameViews): string => {
    try {
      const content = createTextElement(text, components, body);
      return renderElement(around === undefined ? content : surround(content, around), lang, url);
    } catch (error) {
      throw explainRenderError(error, text.compiled);
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

  const renderFrame = async (
    frame: PageFrame,
    { compiled }: CompiledText,
  ): Promise<FrameViews | undefined> => {
    const source = sources.find(({ name }) => name === frame.source);
    return source?.renderFrame?.(frame.data, compiled.context);
  };

  const renderComponent = (task: RenderTask, lang: string, parts: readonly CompiledText[]): string => {
    const { body } = task;
    const component = body.type === 'react' ? sitePages[body.file] : getComponent(nameOf(body), task.key);
    if (component === undefined) throw new Error(`the theme has no page \`${task.key}\``);
    try {
      if (component instanceof Error) throw component;
      const props = body.type === 'component' ? body.props : {};
      const create = (elements: readonly ReactElement[]): ReactElement =>
        createElement(component as never, { ...props, ...(elements.length > 0 && { parts: elements }) });
      return renderWithParts({
        parts,
        components,
        body: input.body,
        render: (content) => renderElement(content, lang, task.view.url),
        create,
      });
    } catch (error) {
      if (body.type !== 'react' || !(error instanceof Error)) throw error;
      throw new BuildError(`page could not be rendered: ${error.message}`, { file: body.file, cause: error });
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

  /** What a text says of its looks becomes a stylesheet of its own, which comes along when pages are swapped. */
  const moveStyles = (written: string): { html: string; styles: Pick<BodyFacts, 'styles'> } => {
    if (input.keepsStyles === true) return { html: written, styles: {} };
    const { html, css } = hoistStyles(written);
    if (css === '') return { html, styles: {} };
    const path = `/assets/styles/${hashText(css).slice(0, 10)}.css`;
    const link = `<link rel="stylesheet" href="${withBase(baseUrl, path)}">`;
    return { html: link + html, styles: { styles: { path, css } } };
  };

  return {
    async renderBody(task, readers = []) {
      const { body, route, view } = task;
      readParts.clear();
      const lang = view.textLocale?.name ?? getSite(view.siteVariant).lang;
      const texts = findTexts(theme.texts, lang);
      if (body.type !== 'markdown') {
        const parts = body.type === 'component' ? await compileParts(body, { env, texts, reading }) : [];
        const { html, styles } = moveStyles(await code.render(() => renderComponent(task, lang, parts)));
        const file = body.type === 'react' ? body.file : task.key;
        const createError = (message: string, _: string, hint: string) =>
          new BuildError(message, { file, hint });
        const facts = await readBody(html, mergeFacts(parts.map(({ compiled }) => compiled)), task, {
          readers,
          createError,
          parts: [...readParts],
        });
        return { html, facts: { ...facts, ...styles } };
      }
      const { file, format, source, written, origin, frame } = body;
      const reservedIds = frame?.reservedIds ?? [];
      const text = await compileText({
        file,
        format,
        source,
        written,
        route,
        env,
        texts,
        reservedIds,
        origin,
        reading,
      });
      const { compiled } = text;
      const around = frame && (await renderFrame(frame, text));
      compiled.context.headings.push(...(around?.headings ?? []));
      const samples = await checkSamples(source, file);
      const { html, styles } = moveStyles(
        await code.render(() => renderMarkdown(text, lang, view.url, around)),
      );
      const { context } = compiled;
      const createError = (message: string, near: string, hint: string): BuildError =>
        context.errorNear(message, near, hint);
      const facts = await readBody(html, context, task, {
        readers,
        createError,
        parts: [...readParts, ...(samples?.parts ?? [])],
      });
      return { html, facts: { ...facts, ...styles, ...(samples && { samples: samples.facts }) } };
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

function nameOf(body: RenderTask['body']): string {
  return body.type === 'component' ? body.name : '';
}

function StaticHtml({ html }: { html: string }): ReactElement {
  return createElement(CARRIER, { dangerouslySetInnerHTML: { __html: html } });
}
