import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { BodyContext, BodyModule, ComponentMap } from '#components/theme-contract.ts';
import { chooseMessages } from '#shared/engine-messages.ts';
import type { PageError } from '#shared/page-error.ts';
import type { PageHead } from '#shared/page-head.ts';
import { BuildError } from '../errors/build-error.ts';
import type { ComponentUse, FrameViews } from '../read/sources/page-source.ts';
import { type CompiledText, createTextElement } from './compile-text.ts';
import type { Highlight } from './create-highlight.ts';
import { explainRenderError } from './evaluate.ts';
import type { HighlightCode } from './markdown/code-block.ts';
import { type LinkEnvironment, toSharedKey } from './markdown/link-environment.ts';
import { STATIC_COMPONENT } from './markdown/reserved-names.ts';
import { readPageHead } from './page-head.ts';
import { renderWithParts } from './render-parts.ts';
import type { RenderTask } from './render-task.ts';
import { reserveComponents } from './reserve-components.ts';
import type { Theme } from './theme/theme.ts';

export interface ElementRendererInput {
  readonly body: BodyModule;
  readonly env: LinkEnvironment;
  readonly theme: Theme;
  /** Islands with unserializable props are rendered without hydration; absent: they are errors. */
  readonly keepsFailed?: boolean | undefined;
  /** Runs the code of a page with a time limit; absent in a worker, which can be terminated. */
  readonly limit?: (<T>(run: () => T) => T) | undefined;
}

/** Context for rendering a body. */
export interface BodyTarget {
  readonly lang: string;
  /** URL of the page. */
  readonly url: string;
  readonly code: BodyCode;
}

/** Renders the code of a body: in its text, and in values of components. */
export interface BodyCode extends Pick<Highlight, 'highlight' | 'draw'> {
  readonly highlighter: HighlightCode;
}

/** Renders page bodies with the theme's components, one after the other. */
export interface ElementRenderer {
  /** A compiled text, with its source's content around it. */
  renderMarkdown(text: CompiledText, target: BodyTarget, around?: FrameViews): RenderedElements;
  /** A page that consists of one component, with texts of other pages. */
  renderComponent(task: RenderTask, target: BodyTarget, parts: readonly CompiledText[]): RenderedElements;
}

/** The HTML of a body, and additional data from its components. */
export interface RenderedElements {
  readonly html: string;
  /** Head data of the page; `undefined` if there is none. */
  readonly head: PageHead | undefined;
  /** Keys and hashes of the values that components read. */
  readonly dependencies: readonly (readonly [key: string, hash: string])[];
  /** Code of their inline scripts. */
  readonly scripts: readonly string[];
  /** The reasons why islands are not hydrated. */
  readonly staticFallbacks: readonly PageError[];
}

/** Carrier element for static HTML in React; its tags are removed from the result. */
const CARRIER = 'gw-static';
const CARRIERS = new RegExp(`</?${CARRIER}>`, 'g');

/** Creates the renderer of a compiled theme's components. */
export function createElementRenderer(input: ElementRendererInput): ElementRenderer {
  const { body, env, theme, limit = runAtOnce } = input;
  const { baseUrl, linkRules } = env;
  const context = { baseUrl, linkRules };
  const { sourceComponents, siteComponents } = body;
  const components: Readonly<Record<string, unknown>> = Object.assign(
    {},
    ...sourceComponents.map(({ mdxComponents }) => mdxComponents),
    body.mdxComponents,
    siteComponents,
    { [STATIC_COMPONENT]: StaticHtml },
  );
  const pageComponents: ComponentMap = Object.assign(
    {},
    ...sourceComponents.map((own) => own.pageComponents),
    body.pageComponents,
  );

  const renderElement = (
    content: ReactElement,
    { lang, url, code: { highlight, draw } }: BodyTarget,
  ): RenderedElements => {
    const heads: ReactNode[] = [];
    const addHead = (head: ReactNode): void => {
      heads.push(head);
    };
    const dependencies = new Map<string, string>();
    const read = (name: string): unknown => {
      const key = toSharedKey(name);
      dependencies.set(key, env.parts.get(key) ?? '');
      return env.shown.get(name)?.value;
    };
    const texts = chooseMessages(theme.texts, lang);
    const own = { ...context, read, url, lang, highlight, draw, addHead, texts };
    const options = { prefix: 'b', allowsStaticFallback: input.keepsFailed === true };
    const { value, scripts, staticFallbacks } = body.renderPass(options, () => {
      const html = renderPlain(content, own);
      return {
        html,
        head: heads.length === 0 ? '' : renderPlain(createElement(Fragment, null, ...heads), own),
      };
    });
    const head = heads.length === 0 ? undefined : readPageHead(value.head);
    return { html: value.html, head, dependencies: [...dependencies], scripts, staticFallbacks };
  };
  const renderPlain = (content: ReactElement, own: BodyContext): string =>
    body.renderBody(content, own).replace(CARRIERS, '');
  const reserve = ({ code }: BodyTarget) => reserveComponents(components, code.highlighter);
  const getComponent = (name: string, page: string) => {
    const component = pageComponents[name];
    if (component === undefined)
      throw new Error(`neither theme nor sources have a component \`${name}\` for \`${page}\``);
    return component;
  };
  const create = ({ component, props }: ComponentUse): ReactElement =>
    createElement(getComponent(component, 'a frame') as never, props);
  const surround = (content: ReactElement, { above, below }: FrameViews): ReactElement =>
    createElement(Fragment, null, above && create(above), content, create(below));

  return {
    renderMarkdown(text, target, around) {
      try {
        return limit(() => {
          const content = createTextElement(text, reserve(target), body);
          return renderElement(around === undefined ? content : surround(content, around), target);
        });
      } catch (error) {
        throw explainRenderError(error, text.compiled, components);
      }
    },
    renderComponent({ body: source, key }, target, parts) {
      const component =
        source.type === 'react' ? body.sitePages[source.file] : getComponent(nameOf(source), key);
      if (component === undefined) throw new Error(`the theme has no page \`${key}\``);
      const props = source.type === 'component' ? source.props : {};
      try {
        if (component instanceof Error) throw component;
        return renderWithParts({
          parts,
          components: reserve(target),
          body,
          render: (content) => limit(() => renderElement(content, target)),
          create: (elements) =>
            createElement(component as never, { ...props, ...(elements.length > 0 && { parts: elements }) }),
        });
      } catch (error) {
        if (source.type !== 'react' || !(error instanceof Error)) throw error;
        const message = `page could not be rendered: ${error.message}`;
        const hint = 'Correct the component, or what it imports.';
        throw new BuildError(message, { file: source.file, hint, cause: error });
      }
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
