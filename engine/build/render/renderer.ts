import { createElement, type ReactElement } from 'react';
import type { AssetsView, PageView, SiteView } from '#shared/page-view.ts';
import { BuildError } from '../errors/build-error.ts';
import { type Compiled, compile, STATIC_COMPONENT } from '../markdown/compile.ts';
import type { LinkEnvironment } from '../markdown/link-environment.ts';
import { createContent, explainRenderError } from './evaluate.ts';
import { hashFiles } from './hash-files.ts';
import type { BodyFacts } from './page-record.ts';
import { readFacts } from './read-facts.ts';
import type { RenderTask } from './render-task.ts';

export type BodyModule = typeof import('../theme/body-entry.ts');
export type ShellModule = typeof import('../theme/shell-entry.ts');

export interface RendererInput {
  readonly body: BodyModule;
  readonly shell: ShellModule;
  readonly env: LinkEnvironment;
  readonly site: SiteView;
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
export function createRenderer({ body: theme, shell, env, site, assets }: RendererInput): Renderer {
  const { baseUrl, privateRepositories, glossary } = env;
  const context = { baseUrl, privateRepositories, glossary };
  const components = { ...theme.mdxComponents, [STATIC_COMPONENT]: StaticHtml };

  const renderElement = (content: ReactElement): string => {
    theme.resetIslands('b');
    return theme.renderBody(content, context).replaceAll(`<${CARRIER}>`, '').replaceAll(`</${CARRIER}>`, '');
  };

  const renderMarkdown = (compiled: Compiled): string => {
    try {
      return renderElement(createContent(compiled, components));
    } catch (error) {
      throw explainRenderError(error, compiled);
    }
  };

  const renderComponent = (task: RenderTask): string => {
    const { body } = task;
    const component = body.type === 'react' ? theme.sitePages[body.file] : theme.pageComponents[nameOf(body)];
    if (component === undefined) throw new Error(`the theme has no component for \`${task.key}\``);
    try {
      return renderElement(createElement(component as never, body.type === 'component' ? body.props : {}));
    } catch (error) {
      if (body.type !== 'react' || !(error instanceof Error)) throw error;
      throw new BuildError(`page could not be rendered: ${error.message}`, { file: body.file, cause: error });
    }
  };

  return {
    async renderBody(task) {
      const { body, tocLevels, route } = task;
      if (body.type !== 'markdown') {
        const html = renderComponent(task);
        return { html, facts: readFacts(html, undefined, tocLevels, []) };
      }
      const { file, format, source } = body;
      const compiled = await compile({ file, format, source, route, env });
      const html = renderMarkdown(compiled);
      const files = await hashFiles([...compiled.context.files], env.siteDir);
      return { html, facts: readFacts(html, compiled.context, tocLevels, files) };
    },
    renderDocument(view, { html, facts }) {
      const page = { ...view, toc: facts.toc, hideTitle: view.hideTitle || facts.hasTitle };
      shell.resetIslands('s');
      return shell.renderDocument({ site, page, assets, bodyHtml: html });
    },
  };
}

function nameOf(body: RenderTask['body']): string {
  return body.type === 'component' ? body.name : '';
}

function StaticHtml({ html }: { html: string }): ReactElement {
  return createElement(CARRIER, { dangerouslySetInnerHTML: { __html: html } });
}
