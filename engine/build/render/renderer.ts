import { createElement, Fragment, type ReactElement } from 'react';
import type { AssetsView, PageView, SiteView } from '#shared/page-view.ts';
import { BuildError } from '../errors/build-error.ts';
import { type Compiled, compile, STATIC_COMPONENT } from '../markdown/compile.ts';
import type { LinkEnvironment } from '../markdown/link-environment.ts';
import { renderService, SECTION_IDS, type ServiceViews } from '../reference/render-service.ts';
import { createSampleChecker } from '../samples/sample-checker.ts';
import { createContent, explainRenderError } from './evaluate.ts';
import { hashFiles } from './hash-files.ts';
import type { BodyFacts } from './page-record.ts';
import { readFacts } from './read-facts.ts';
import { compileParts, mergeFacts, renderWithParts } from './render-parts.ts';
import type { RenderTask } from './render-task.ts';

export type BodyModule = typeof import('../theme/body-entry.ts');
export type ShellModule = typeof import('../theme/shell-entry.ts');

export interface RendererInput {
  readonly body: BodyModule;
  readonly shell: ShellModule;
  readonly env: LinkEnvironment;
  readonly site: SiteView;
  /** Variants of the site's view that pages name; `undefined` for none. */
  readonly sites: ReadonlyMap<string, SiteView> | undefined;
  readonly assets: AssetsView;
}

export interface RenderedBody {
  readonly html: string;
  readonly facts: BodyFacts;
}

/** Renders pages to text: one server pass for the body, one for the document around it. Writes nothing. */
export interface Renderer {
  /** Throws a `BuildError` for faults of the page's text. */
  renderBody(task: RenderTask): Promise<RenderedBody>;
  /** The whole document of a page around its body. */
  renderDocument(view: PageView, body: RenderedBody): string;
}

/** Element whose tags are taken out again: it only carries static HTML through React. */
const CARRIER = 'gw-static';

/** Makes a renderer of a compiled theme and the site's data. */
export function createRenderer({ body: theme, shell, env, site, sites, assets }: RendererInput): Renderer {
  const { baseUrl, privateRepositories, glossary, facts, catalog } = env;
  const context = { baseUrl, privateRepositories, glossary, facts, catalog };
  const components = { ...theme.mdxComponents, [STATIC_COMPONENT]: StaticHtml };
  const checkSamples = createSampleChecker(env.samples);

  const renderElement = (content: ReactElement, lang: string): string => {
    theme.resetIslands('b');
    return theme
      .renderBody(content, { ...context, lang })
      .replaceAll(`<${CARRIER}>`, '')
      .replaceAll(`</${CARRIER}>`, '');
  };

  const renderMarkdown = (compiled: Compiled, lang: string, around?: ServiceViews): string => {
    try {
      const content = createContent(compiled, components);
      return renderElement(around === undefined ? content : surround(content, around), lang);
    } catch (error) {
      throw explainRenderError(error, compiled);
    }
  };

  /** A service's own text between what is made of its source. */
  const surround = (content: ReactElement, { header, sections }: ServiceViews): ReactElement => {
    const { ServiceHeader, ServiceSections } = theme.serviceParts;
    return createElement(
      Fragment,
      null,
      createElement(ServiceHeader, header),
      content,
      createElement(ServiceSections, sections),
    );
  };

  const renderComponent = (task: RenderTask, lang: string, parts: readonly Compiled[]): string => {
    const { body } = task;
    const component = body.type === 'react' ? theme.sitePages[body.file] : theme.pageComponents[nameOf(body)];
    if (component === undefined) throw new Error(`the theme has no component for \`${task.key}\``);
    try {
      const props = body.type === 'component' ? body.props : {};
      const create = (elements: readonly ReactElement[]): ReactElement =>
        createElement(component as never, { ...props, ...(elements.length > 0 && { parts: elements }) });
      return renderWithParts({
        parts,
        components,
        render: (content) => renderElement(content, lang),
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

  return {
    async renderBody(task) {
      const { body, tocLevels, route, view } = task;
      const lang = view.textLocale?.name ?? getSite(view.siteVariant).lang;
      if (body.type !== 'markdown') {
        const parts = body.type === 'component' ? await compileParts(body, env) : [];
        const html = renderComponent(task, lang, parts);
        const merged = mergeFacts(parts);
        return {
          html,
          facts: readFacts(html, merged, tocLevels, await hashFiles([...merged.files], env.siteDir)),
        };
      }
      const { file, format, source, service, origin } = body;
      const reservedIds = service === undefined ? [] : SECTION_IDS;
      const compiled = await compile({ file, format, source, route, env, reservedIds, origin });
      const around = service && (await renderService(service, compiled.context));
      compiled.context.headings.push(...(around?.headings ?? []));
      const html = renderMarkdown(compiled, lang, around);
      const files = await hashFiles([...compiled.context.files], env.siteDir);
      const samples = await checkSamples(source, file);
      const facts = readFacts(html, compiled.context, tocLevels, files);
      return { html, facts: { ...facts, ...(samples && { samples }) } };
    },
    renderDocument(view, { html, facts }) {
      const page = { ...view, toc: facts.toc, hideTitle: view.hideTitle || facts.hasTitle };
      shell.resetIslands('s');
      return shell.renderDocument({ site: getSite(view.siteVariant), page, assets, bodyHtml: html });
    },
  };
}

function nameOf(body: RenderTask['body']): string {
  return body.type === 'component' ? body.name : '';
}

function StaticHtml({ html }: { html: string }): ReactElement {
  return createElement(CARRIER, { dangerouslySetInnerHTML: { __html: html } });
}
